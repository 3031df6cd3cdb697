import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inProject } from '@api/in-project';
import { PhotoError } from '@api/photos/photo-error';
import { pictures, type Pictures } from '@api/photos/pictures';

const scheme = 'demo:';
/** Only what demoPhotoUrl writes: a feed that names a `demo:` address gets a picture of the demo or nothing. */
const address = /^demo:([a-z0-9-]+\.jpg)(?:\?(flip)?&?(?:crop=(\d{1,2}),(\d{1,2}),(\d{1,3}))?)?$/;

export function isDemoPhoto(url: string): boolean {
  return url.startsWith(scheme);
}

/** The picture at a demo address (photo-index.ts), mirrored and cropped as it says. Throws PhotoError. */
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

function folder(): string {
  const found = inProject(join('api', 'demo', 'photos'));
  if (!found) throw new PhotoError('address', 'the demo pictures are not installed', true);
  return found;
}
