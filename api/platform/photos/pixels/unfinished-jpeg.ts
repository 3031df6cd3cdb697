import sharp from 'sharp';
import { maxPixels } from './header';

const endMark = Buffer.from([0xff, 0xd9]);
/** Other picture data, without marks. */
const noise = Buffer.from(Array.from({ length: 4096 }, (_, at) => (at * at * 31 + at * 7) % 251));
const minRows = 0.99;
/** Rows that are coded together, and one that they blend into. The last of them may be there in part. */
const codedRows = 17;

/**
 * Completes a JPEG that ends early.
 * @returns null if fewer than 99 % of its rows are there @throws if it cannot be decoded
 */
export async function completeJpeg(bytes: Buffer): Promise<Buffer | null> {
  let end = bytes.length;
  while (bytes[end - 1] === 0xff) end -= 1;
  const present = bytes.subarray(0, end);
  const completed = Buffer.concat([present, endMark]);
  // Pixels that depend on bytes after the end are missing.
  const one = await grayPixels(completed);
  const other = await grayPixels(Buffer.concat([present, noise, endMark]));
  const { width, height } = one.info;
  return presentRows(one.data, other.data, width) >= height * minRows ? completed : null;
}

const grayPixels = (bytes: Buffer) =>
  sharp(bytes, { limitInputPixels: maxPixels.jpeg, failOn: 'none', sequentialRead: true })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });

function presentRows(one: Buffer, other: Buffer, width: number): number {
  const rowAt = (pixels: Buffer, row: number) => pixels.subarray(row * width, (row + 1) * width);
  let row = 0;
  while (row * width < one.length && rowAt(one, row).equals(rowAt(other, row))) row += 1;
  const [first, last] = [row * width, Math.min((row + codedRows) * width, one.length)];
  let equal = 0;
  for (let at = first; at < last; at += 1) if (one[at] === other[at]) equal += 1;
  return row + equal / width;
}
