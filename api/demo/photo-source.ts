import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { PhotoError } from '@api/photos/photo-error';

const scheme = 'demo:';
/** Only what demoPhotoUrl writes: a feed that names a `demo:` address gets a picture of the demo or nothing. */
const address = /^demo:([a-z0-9-]+\.jpg)(?:\?(flip)?&?(?:crop=(\d{1,2}),(\d{1,2}),(\d{1,3}))?)?$/;

export function isDemoPhoto(url: string): boolean {
  return url.startsWith(scheme);
}

/** The picture at a demo address (photo-index.ts), mirrored and cropped as it says. Throws PhotoError. */
export async function readDemoPhoto(url: string): Promise<Buffer> {
  const [, file, flip, ...numbers] = address.exec(url) ?? [];
  if (!file) throw new PhotoError('address', 'no demo picture', true);
  const bytes = await readFile(join(folder(), file)).catch(() => {
    throw new PhotoError('address', 'no demo picture', true);
  });
  if (!flip && !numbers[0]) return bytes;
  const [left, top, size] = numbers.map(Number) as [number, number, number];
  let image = sharp(bytes);
  if (numbers[0]) {
    const { width, height } = await image.metadata();
    const part = (whole: number, percent: number) => Math.round((whole * percent) / 100);
    image = image.extract({
      left: part(width, left),
      top: part(height, top),
      width: part(width, Math.min(size, 100 - left)),
      height: part(height, Math.min(size, 100 - top)),
    });
  }
  if (flip) image = image.flop();
  return image
    .jpeg({ quality: 95 })
    .toBuffer()
    .catch(() => {
      throw new PhotoError('broken', 'no such part of the picture', true);
    });
}

/** `api/demo/photos` of the project that this code, or the bundle it was built into, lies in. */
function folder(): string {
  const inProject = join('api', 'demo', 'photos');
  for (let at = dirname(fileURLToPath(import.meta.url)); ; at = dirname(at)) {
    if (existsSync(join(at, inProject))) return join(at, inProject);
    if (at === dirname(at)) throw new PhotoError('address', 'the demo pictures are not installed', true);
  }
}
