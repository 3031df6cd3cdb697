import { open } from 'node:fs/promises';

/**
 * Writes what comes to the end of a file, up to a bound.
 * @param path null: it is read and dropped
 * @param most what is more is left to who reads on
 * @returns how many bytes came: more than `most` by no more than a chunk
 */
export async function writeArriving(
  source: AsyncIterable<Uint8Array>,
  path: string | null,
  most: number,
): Promise<number> {
  let bytes = 0;
  const file = path === null ? null : await open(path, 'a', 0o600);
  try {
    for await (const chunk of source) {
      bytes += chunk.length;
      if (bytes > most) break;
      await file?.write(chunk);
    }
  } finally {
    await file?.close();
  }
  return bytes;
}
