/** The description of the HTTP part as OpenAPI, and the tables of docs/protocol.md, made from the list of addresses. */
import { z } from 'zod';
import type { Route } from './routes.ts';
import { addressOf, error, ROUTES, refusedAnswer } from './routes.ts';
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
    const parts = Object.entries($defs).map(([name, part]) => [name, part] as const);
    const names = new Map<string, string>();
    const named = typeof id === 'string' ? [...parts, [id, made] as const] : parts;
    for (const [name] of named) names.set(name, name);
    for (const [name, part] of named) {
      const { id: _id, ...rest } = part;
      const text = JSON.stringify(rest);
      const known = this.all[name];
      if (!known || JSON.stringify(known) === referring(text, names)) continue;
      // What may be left out when it is sent is always there when it comes.
      names.set(name, `${name}${io === 'input' ? 'Sent' : 'Told'}`);
    }
    for (const [name, part] of named) {
      const { id: _id, ...rest } = part;
      this.all[names.get(name) as string] = JSON.parse(referring(JSON.stringify(rest), names)) as Json;
    }
    if (typeof id === 'string') return { $ref: `${PLACE}${names.get(id)}` };
    const { id: _id, ...rest } = made;
    return JSON.parse(referring(JSON.stringify(rest), names)) as Json;
  }
}

const referring = (text: string, names: ReadonlyMap<string, string>): string =>
  text.replace(/"#\/\$defs\/([^"]+)"/g, (_, name: string) => `"${PLACE}${names.get(name) ?? name}"`);

const json = (schema: Json) => ({ 'application/json': { schema } });

/** The description of every address. */
export function openApi(version: string): Json {
  const schemas = new Schemas();
  const refused = schemas.of(error, 'output');
  const byRules = schemas.of(refusedAnswer, 'output');
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [operationId, route] of Object.entries<Route>(ROUTES)) {
    const address = addressOf(route).replace(/:(\w+)/g, '{$1}');
    paths[address] ??= parametersOf(address);
    paths[address][route.method.toLowerCase()] = {
      operationId,
      summary: route.summary,
      ...(route.body && { requestBody: { required: true, content: json(schemas.of(route.body, 'input')) } }),
      responses: {
        [route.status]: responseOf(route, schemas),
        ...(route.refused && {
          409: {
            description: 'Refused by the rules, or by the server',
            content: json({ anyOf: [byRules, refused] }),
          },
        }),
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
  if (!('type' in reply && 'description' in reply && !('safeParse' in reply))) {
    const schema = reply as z.ZodType;
    return {
      description: schema.meta()?.description ?? 'It was done',
      content: json(schemas.of(schema, 'output')),
    };
  }
  const { type, description } = reply;
  return { description, ...(type !== '' && { content: { [type]: { schema: { type: 'string' } } } }) };
}

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
