/** The description of the HTTP part as OpenAPI, and the tables of docs/protocol.md, made from the list of addresses. */
import { z } from 'zod';
import type { Route } from './routes.ts';
import { addressOf, error, ROUTES } from './routes.ts';
import { fromPage, fromServer } from './socket.ts';

type Json = Record<string, unknown>;

/** Where schemas with a name are put. */
const PLACE = '#/components/schemas/';

/** Collects the named schemas on the way. */
class Schemas {
  readonly all: Record<string, Json> = {};

  /** A schema as JSON Schema; named parts are put with the others and referred to. */
  of(schema: z.ZodType, io: 'input' | 'output'): Json {
    const {
      $schema: _,
      $defs = {},
      ...made
    } = z.toJSONSchema(schema, {
      io,
      unrepresentable: 'any',
      target: 'draft-2020-12',
    }) as Json & { $defs?: Record<string, Json> };
    const { id } = schema.meta() ?? {};
    const own = typeof id === 'string' ? id : null;
    // A schema with a name of its own comes as one of the named parts, if any of them refers to it.
    const parts = Object.entries(own === null || own in $defs ? $defs : { ...$defs, [own]: made }).map(
      ([name, { id: _, ...part }]) => ({ name, text: JSON.stringify(part) }),
    );
    const names = this.#namesOf(parts, io);
    for (const { name, text } of parts)
      this.all[names.get(name) ?? name] = JSON.parse(referring(text, names)) as Json;
    if (own !== null) return { $ref: `${PLACE}${names.get(own)}` };
    return JSON.parse(referring(JSON.stringify(made), names)) as Json;
  }

  /** Where parts are put: what may be left out when it is sent is always there when it comes, and needs a second name. */
  #namesOf(parts: readonly { name: string; text: string }[], io: 'input' | 'output'): Map<string, string> {
    const names = new Map(parts.map(({ name }) => [name, name]));
    const differs = ({ name, text }: { name: string; text: string }): boolean => {
      const known = this.all[name];
      return names.get(name) === name && !!known && JSON.stringify(known) !== referring(text, names);
    };
    // Whoever refers to a part with a second name needs one as well.
    for (let found = parts.find(differs); found; found = parts.find(differs))
      names.set(found.name, `${found.name}${io === 'input' ? 'Sent' : 'Told'}`);
    return names;
  }
}

const referring = (text: string, names: ReadonlyMap<string, string>): string =>
  text.replace(/"#\/\$defs\/([^"]+)"/g, (_, name: string) => `"${PLACE}${names.get(name) ?? name}"`);

const json = (schema: Json) => ({ 'application/json': { schema } });

/** The description of every address. */
export function openApi(version: string): Json {
  const schemas = new Schemas();
  const refused = schemas.of(error, 'output');
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [operationId, route] of Object.entries<Route>(ROUTES)) {
    const address = addressOf(route).replace(/:(\w+)/g, '{$1}');
    paths[address] ??= parametersOf(address);
    paths[address][route.method.toLowerCase()] = {
      operationId,
      summary: route.summary,
      ...(route.keyOf === 'operator' && { security: [{ operator: [] }] }),
      ...(route.body && { requestBody: { required: true, content: json(schemas.of(route.body, 'input')) } }),
      responses: {
        [route.status]: responseOf(route, schemas),
        ...Object.fromEntries(
          Object.entries(route.also).map(([status, reply]) => [status, jsonResponse(reply, schemas)]),
        ),
        default: { $ref: '#/components/responses/Refused' },
      },
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Flotilla, tables for several players',
      version,
      license: { name: 'MIT', identifier: 'MIT' },
      description: 'The HTTP part of the protocol; protocol.md tells the whole.',
    },
    security: [{ device: [] }, { cookie: [] }, {}],
    paths,
    components: {
      securitySchemes: {
        device: { type: 'http', scheme: 'bearer', description: 'The key of a device' },
        cookie: {
          type: 'apiKey',
          in: 'cookie',
          name: 'flotilla',
          description: 'The same, kept by a browser',
        },
        operator: {
          type: 'http',
          scheme: 'bearer',
          description: 'A key of OPERATOR_KEYS; for a backup the one the server notes beside its database',
        },
      },
      responses: { Refused: { description: 'Nothing was changed', content: json(refused) } },
      schemas: Object.fromEntries(Object.entries(schemas.all).sort(([a], [b]) => (a < b ? -1 : 1))),
    },
  };
}

function parametersOf(address: string): Record<string, unknown> {
  const parameters = [...address.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  return parameters.length > 0 ? { parameters } : {};
}

function responseOf({ reply }: Route, schemas: Schemas): Json {
  if ('safeParse' in reply) return jsonResponse(reply, schemas);
  const { type, description } = reply;
  return { description, ...(type !== '' && { content: { [type]: { schema: { type: 'string' } } } }) };
}

const jsonResponse = (schema: z.ZodType, schemas: Schemas): Json => ({
  description: schema.meta()?.description ?? 'It was done',
  content: json(schemas.of(schema, 'output')),
});

/** The tables of docs/protocol.md by the names of their marks. */
export const protocolTables = (): Readonly<Record<string, string>> => ({
  'from the page': messageTable('from the page', fromPage.options),
  'from the server': messageTable('from the server', fromServer.options),
  addresses: addressTable(),
});

function messageTable(head: string, messages: readonly z.ZodObject[]): string {
  const rows = messages.map((message) => {
    const { t, ...fields } = message.shape;
    const kind = (t as z.ZodLiteral<string>).value;
    const names = Object.entries(fields).map(([name, field]) => `${name}${isOptional(field) ? '?' : ''}`);
    const told = Object.entries(fields).flatMap(([name, field]) => {
      const description = descriptionOf(field);
      return description ? [`\`${name}\`: ${description}`] : [];
    });
    const shown = `\`{${[`t: "${kind}"`, ...names].join(', ')}}\``;
    return `| ${shown} | ${[message.description ?? '', ...told].filter(Boolean).join('. ')} |`;
  });
  return [`| ${head} | |`, '|---|---|', ...rows].join('\n');
}

const isOptional = (field: unknown): boolean => (field as z.ZodType).safeParse(undefined).success;

function descriptionOf(field: unknown): string {
  const schema = field as z.ZodType & { unwrap?: () => z.ZodType };
  // A part with a name of its own is described in openapi.yaml.
  return schema.meta()?.id === undefined ? (schema.description ?? '') : '';
}

function addressTable(): string {
  const rows = Object.values<Route>(ROUTES).map((route) => {
    const address = addressOf(route)
      .replace('/api/v1', '')
      .replace(/:(\w+)/g, (_, name: string) => name.toUpperCase());
    return `| \`${route.method} ${address}\` | ${route.summary} |`;
  });
  return ['| request | |', '|---|---|', ...rows].join('\n');
}
