/** Counts as JSON: whole numbers of any size, maps and numbers without an end go through it unharmed. */

/** What JSON has no word for, under a key that no count has. */
const TAG = '%';

function pack(_key: string, value: unknown): unknown {
  if (typeof value === 'bigint') return { [TAG]: String(value) };
  if (typeof value === 'number' && !Number.isFinite(value)) return { [TAG]: [String(value)] };
  if (value instanceof Map) return { [TAG]: [...value].sort(([a], [b]) => a - b) };
  return value;
}

function unpack(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== 1) return value;
  const packed: unknown = (value as Record<string, unknown>)[TAG];
  if (typeof packed === 'string') return BigInt(packed);
  if (!Array.isArray(packed)) return value;
  return typeof packed[0] === 'string' ? Number(packed[0]) : new Map(packed as [number, number][]);
}

/** Counts as text. */
export const packed = (value: unknown): string => JSON.stringify(value, pack);

/** Counts from text; throws when it is no JSON. */
export const unpacked = (text: string): unknown => JSON.parse(text, unpack);
