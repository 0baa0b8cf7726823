/** Unpacking data from strangers: a few letters can stand for gigabytes. */

/** Packed bytes that are unpacked in one go: deflate makes at most about a thousand times as many of them. */
const BITE = 512;

/** More came out than was allowed. */
export class TooMuch extends Error {}

const inBites = (bytes: Uint8Array<ArrayBuffer>): ReadableStream<BufferSource> => {
  let at = 0;
  return new ReadableStream({
    pull(stream) {
      if (at < bytes.length) stream.enqueue(bytes.subarray(at, at + BITE));
      else stream.close();
      at += BITE;
    },
  });
};

/** Inflates raw deflate data, and stops as soon as more than `most` bytes have come out. */
export async function inflate(bytes: Uint8Array<ArrayBuffer>, most: number): Promise<Uint8Array> {
  const stream = new DecompressionStream('deflate-raw') as ReadableWritablePair<Uint8Array, BufferSource>;
  const reader = inBites(bytes).pipeThrough(stream).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    length += read.value.length;
    if (length > most) {
      reader.cancel().catch(() => {});
      throw new TooMuch();
    }
    parts.push(read.value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
