/** Pictures one after the other in one file: an animated PNG, put together from still ones. */
import { crc32 } from 'node:zlib';

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);

/** The parts of a PNG, each with its name. */
function* chunksOf(png) {
  for (let at = SIGNATURE.length; at < png.length; ) {
    const length = png.readUInt32BE(at);
    yield { name: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) };
    at += 12 + length;
  }
}

function chunk(name, data) {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length);
  head.write(name, 4, 'latin1');
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(data, crc32(Buffer.from(name, 'latin1'))));
  return Buffer.concat([head, data, sum]);
}

/** The control of one frame: its size, and how long it stands. */
function control(number, width, height, milliseconds) {
  const data = Buffer.alloc(26);
  data.writeUInt32BE(number, 0);
  data.writeUInt32BE(width, 4);
  data.writeUInt32BE(height, 8);
  data.writeUInt16BE(milliseconds, 20);
  data.writeUInt16BE(1000, 22);
  return chunk('fcTL', data);
}

/** One file of many frames, all of the same size; it runs for ever. */
export function animated(frames, milliseconds) {
  const [first] = frames;
  const head = [...chunksOf(first)].find(({ name }) => name === 'IHDR').data;
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)];
  const count = Buffer.alloc(8);
  count.writeUInt32BE(frames.length, 0);
  const out = [SIGNATURE, chunk('IHDR', head), chunk('acTL', count)];
  let number = 0;
  for (const [i, frame] of frames.entries()) {
    out.push(control(number++, width, height, milliseconds));
    for (const { name, data } of chunksOf(frame)) {
      if (name !== 'IDAT') continue;
      if (i === 0) {
        out.push(chunk('IDAT', data));
        continue;
      }
      const order = Buffer.alloc(4);
      order.writeUInt32BE(number++);
      out.push(chunk('fdAT', Buffer.concat([order, data])));
    }
  }
  out.push(chunk('IEND', Buffer.alloc(0)));
  return Buffer.concat(out);
}
