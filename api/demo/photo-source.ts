import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inProject } from '@api/platform/process/in-project';
import { PhotoError } from '@api/platform/photos/photo-error';
import { pictures, type Pictures } from '@api/platform/photos/pictures';
import type { LocalPhotos } from '@api/platform/photos/worker';

const scheme = 'demo:';
/** Strict, because feeds can contain `demo:` URLs, too. */
const address = /^demo:([a-z0-9-]+\.jpg)(?:\?(flip)?&?(?:crop=(\d{1,2}),(\d{1,2}),(\d{1,3}))?)?$/;

export function isDemoPhoto(url: string): boolean {
  return url.startsWith(scheme);
}

/** The picture of a demo URL (photo-index.ts), mirrored and cropped. @throws PhotoError */
export async function readDemoPhoto(url: string, work: Pictures = pictures.imports): Promise<Buffer> {
  const [, file, flip, ...numbers] = address.exec(url) ?? [];
  if (!file) throw new PhotoError('address', 'no demo picture', true);
  const bytes = await readFile(join(folder(), file)).catch(() => {
    throw new PhotoError('address', 'no demo picture', true);
  });
  if (!flip && !numbers[0]) return bytes;
  const crop = numbers[0] ? (numbers.map(Number) as [number, number, number]) : null;
  return work.run('cutPhoto', bytes, { crop, flip: Boolean(flip) });
}

export const demoPhotos: LocalPhotos = (url, work) => (isDemoPhoto(url) ? readDemoPhoto(url, work) : null);

function folder(): string {
  const found = inProject('api/demo/photos');
  if (!found) throw new PhotoError('address', 'the demo pictures are not installed', true);
  return found;
}
