import { open } from 'node:fs/promises';

/** Appends up to `most` bytes to a file; `path` null discards them. Returns the bytes read, at most one chunk more. */
export async function appendStream(
  source: AsyncIterable<Uint8Array>,
  path: string | null,
  maxBytes: number,
): Promise<number> {
  let bytes = 0;
  const file = path === null ? null : await open(path, 'a', 0o600);
  try {
    for await (const chunk of source) {
      bytes += chunk.length;
      if (bytes > maxBytes) break;
      await file?.write(chunk);
    }
  } finally {
    await file?.close();
  }
  return bytes;
}
