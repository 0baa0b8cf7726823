/** A shard of an experiment as a file, and many such files as one result. */
import { canonical, sha256 } from '@flotilla/table/run';
import type { Experiment } from './experiment.ts';
import { experimentId } from './experiment.ts';
import { packed, unpacked } from './packed.ts';
import type { Part } from './part.ts';
import { mergePart, newPart } from './part.ts';

/** One shard of an experiment that has been run. */
export interface ShardResult {
  readonly experiment: Experiment;
  /** Its number, from 1, and the number of all. */
  readonly shard: number;
  readonly of: number;
  readonly part: Part;
}

const FORMAT = 'flotilla-shard';
const VERSION = 1;

/** A shard as the text of a file; the same shard always gives the same text. */
export function shardToText(result: ShardResult): string {
  const body = packed(result);
  return `${JSON.stringify({ format: FORMAT, version: VERSION, checksum: sha256(body), body })}\n`;
}

/** A shard from the text of a file, or what is wrong with it. */
export function shardFromText(text: string): ShardResult | { readonly fault: string } {
  try {
    const { format, version, checksum, body } = JSON.parse(text) as Record<string, unknown>;
    if (format !== FORMAT || typeof body !== 'string') return { fault: 'it is no shard of an experiment' };
    if (version !== VERSION) return { fault: `it has version ${version}; this program reads ${VERSION}` };
    if (sha256(body) !== checksum) return { fault: 'it is damaged' };
    return unpacked(body) as ShardResult;
  } catch {
    return { fault: 'it is no shard of an experiment' };
  }
}

/** A file by name with what is in it. */
export interface NamedShard {
  readonly name: string;
  readonly result: ShardResult;
}

/** All shards as one result, or why they do not make one. A shard that is there twice counts once. */
export function mergeShards(
  files: readonly [NamedShard, ...NamedShard[]],
): { readonly experiment: Experiment; readonly part: Part } | { readonly fault: string } {
  const [first, ...others] = files;
  const { experiment, of } = first.result;
  const id = experimentId(experiment);
  const stranger = others.find(({ result }) => experimentId(result.experiment) !== id || result.of !== of);
  if (stranger) return { fault: strangerFault(first, stranger) };
  const known = new Map<number, NamedShard>();
  for (const file of files) {
    const twin = known.get(file.result.shard);
    if (twin && packed(twin.result.part) !== packed(file.result.part))
      return {
        fault: `${twin.name} and ${file.name} are both shard ${file.result.shard} of ${of}, but differ; run it again.`,
      };
    known.set(file.result.shard, file);
  }
  const missing = Array.from({ length: of }, (_, i) => i + 1).filter((number) => !known.has(number));
  if (missing.length > 0)
    return {
      fault: `Of ${of} shards ${missing.length === 1 ? 'one is' : `${missing.length} are`} missing: ${listed(missing)}.`,
    };
  const part = newPart(experiment);
  for (let number = 1; number <= of; number++) mergePart(part, (known.get(number) as NamedShard).result.part);
  return { experiment, part };
}

const MOST_LISTED = 10;

const listed = (numbers: readonly number[]): string =>
  numbers.length <= MOST_LISTED
    ? numbers.join(', ')
    : `${numbers.slice(0, MOST_LISTED).join(', ')} and others`;

function strangerFault(first: NamedShard, other: NamedShard): string {
  const [a, b] = [first.result, other.result];
  const what =
    canonical(a.experiment) === canonical(b.experiment)
      ? `one is of ${a.of} shards, the other of ${b.of}`
      : a.experiment.rules !== b.experiment.rules || a.experiment.program !== b.experiment.program
        ? `rules ${a.experiment.rules} and Flotilla ${a.experiment.program} against rules ${b.experiment.rules} and Flotilla ${b.experiment.program}`
        : 'they were run with different settings';
  return `${first.name} and ${other.name} do not belong to the same experiment: ${what}.`;
}
