import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { FeedError } from './feed-error';
import { limits } from './limits';

/** Characters of the bytes 0x80–0x9F. */
export const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Unzips and decodes. @throws FeedError */
export async function* readText(file: string): AsyncGenerator<string> {
  const stored = createReadStream(file, { highWaterMark: 256 * 1024 });
  const head = await firstBytes(file);
  if (head.length === 0) throw new FeedError('empty');
  if (head.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004', 'latin1'))) throw new FeedError('zip');
  const zipped = head[0] === 0x1f && head[1] === 0x8b;
  const bytes = zipped ? pipeline(stored, createGunzip(), () => undefined) : stored;
  try {
    yield* decodeBytes(bytes as Readable);
  } catch (error) {
    if (zipped && !(error instanceof FeedError)) throw new FeedError('damaged', undefined, { cause: error });
    throw error;
  } finally {
    stored.destroy();
  }
}

async function firstBytes(file: string): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of createReadStream(file, { end: 3 })) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

/** Ignores the declaration: UTF-16 by BOM or zeros, else UTF-8, with windows-1252 for invalid bytes. */
export async function* decodeBytes(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let decode: ((piece: Buffer, last: boolean) => string) | null = null;
  let waiting: Buffer = Buffer.alloc(0);
  let total = 0;
  for await (const piece of bytes) {
    total += piece.length;
    if (total > limits.unpackedBytes) throw new FeedError('too-large');
    waiting = waiting.length ? Buffer.concat([waiting, piece]) : piece;
    if (!decode && waiting.length < 4) continue;
    decode ??= chooseDecoder(waiting);
    yield decode(waiting, false);
    waiting = Buffer.alloc(0);
  }
  if (total === 0) throw new FeedError('empty');
  yield (decode ?? chooseDecoder(waiting))(waiting, true);
}

function chooseDecoder(head: Buffer): (piece: Buffer, last: boolean) => string {
  const [a, b, c, d] = head;
  const wide = (label: 'utf-16le' | 'utf-16be') => {
    const decoder = new TextDecoder(label);
    return (piece: Buffer, last: boolean) => decoder.decode(piece, { stream: !last });
  };
  if ((a === 0xff && b === 0xfe) || (a !== 0 && b === 0 && c !== 0 && d === 0)) return wide('utf-16le');
  if ((a === 0xfe && b === 0xff) || (a === 0 && b !== 0 && c === 0 && d !== 0)) return wide('utf-16be');
  return narrow();
}

/** An incomplete character waits for the next piece. */
function narrow(): (piece: Buffer, last: boolean) => string {
  let rest: Buffer = Buffer.alloc(0);
  let first = true;
  return (piece, last) => {
    const all = rest.length ? Buffer.concat([rest, piece]) : piece;
    const end = last ? all.length : completeUpTo(all);
    rest = Buffer.from(all.subarray(end));
    const text = decodeMixed(all.subarray(0, end));
    if (!first || text === '') return text;
    first = false;
    return text.replace(/^\uFEFF/, '');
  };
}

function completeUpTo(bytes: Buffer): number {
  let end = bytes.length;
  while (end > 0 && bytes.length - end < 3 && (bytes[end - 1]! & 0xc0) === 0x80) end -= 1;
  return end > 0 && bytes[end - 1]! >= 0xc0 ? end - 1 : bytes.length;
}

/** Feeds that combine several systems mix UTF-8 and windows-1252. */
export function decodeMixed(bytes: Buffer): string {
  if (isUtf8(bytes)) return bytes.toString('utf8');
  let text = '';
  let start = 0;
  for (let at = 0; at < bytes.length;) {
    const length = sequenceLength(bytes, at);
    if (length > 0) {
      at += length;
      continue;
    }
    text += bytes.toString('utf8', start, at) + westernCharacter(bytes[at]!);
    start = at += 1;
  }
  return text + bytes.toString('utf8', start);
}

/** 0 for an invalid character. */
function sequenceLength(bytes: Buffer, at: number): number {
  const lead = bytes[at]!;
  if (lead < 0x80) return 1;
  const length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc2 ? 2 : 0;
  return length > 0 && at + length <= bytes.length && isUtf8(bytes.subarray(at, at + length)) ? length : 0;
}

function westernCharacter(byte: number): string {
  return byte >= 0x80 && byte <= 0x9f ? windows1252[byte - 0x80]! : String.fromCharCode(byte);
}

export function westernByte(character: string): number {
  const special = windows1252.indexOf(character);
  return special >= 0 ? special + 0x80 : character.charCodeAt(0) & 0xff;
}
