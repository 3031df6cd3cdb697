import { statfs } from 'node:fs/promises';

export interface DiskFigures {
  totalBytes: number;
  /** Without what only the superuser may use. */
  freeRatio: number;
}

export async function diskFigures(dataDir: string): Promise<DiskFigures> {
  const { bavail, blocks, bsize } = await statfs(dataDir);
  return { totalBytes: blocks * bsize, freeRatio: blocks > 0 ? bavail / blocks : 0 };
}
