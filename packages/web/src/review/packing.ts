/** Plain data as few bytes, and back. */

/** More than any review needs: what is unpacked is ours, but storage may be damaged. */
const MOST = 64 * 1024 * 1024;

/** Packs plain data. */
export async function packed(data: unknown): Promise<Uint8Array> {
  const packing = new Blob([JSON.stringify(data)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(packing).arrayBuffer());
}

/** What was packed; null when it cannot be read any more. */
export async function unpacked(bytes: Uint8Array): Promise<unknown> {
  const { inflate } = await import('../inflate.ts');
  try {
    return JSON.parse(new TextDecoder().decode(await inflate(new Uint8Array(bytes), MOST)));
  } catch {
    return null;
  }
}
