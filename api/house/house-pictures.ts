import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { PhotoError } from '@api/photos/photo-error';
import { publicPolicy } from '@api/photos/fetch';
import { pictures } from '@api/photos/pictures';
import type { KeptPhoto } from '@api/photos/pixels/image';
import type { House } from './house';
import { HouseFileError, type HouseFault, pathText, type ReadHouse } from './read-house-file';

/** A house whose pictures are source addresses, and the pictures that came as files, by theirs. */
export interface PicturedHouse {
  house: House;
  files: Map<string, KeptPhoto>;
}

const isWebAddress = (text: string) => /^https?:\/\//.test(text);

/**
 * Reads the pictures that a house file names by path, from its own folder on: each gets an address made of its content.
 * Those at web addresses stay as they are: the photo worker fetches them.
 * @throws HouseFileError naming every file that is not there or is no picture
 */
export async function withPictures(file: string, { said, lineOf }: ReadHouse): Promise<PicturedHouse> {
  const files = new Map<string, KeptPhoto>();
  const faults: HouseFault[] = [];
  const addressOf = async (text: string, path: (string | number)[]): Promise<string> => {
    if (isWebAddress(text)) return text;
    try {
      const { address, photo } = await readPicture(resolve(dirname(file), text));
      files.set(address, photo);
      return address;
    } catch (error) {
      faults.push({ line: lineOf(path), path: pathText(path), message: reasonOf(error, text) });
      return '';
    }
  };
  const house: House = {
    ...said,
    brokers: await each(said.brokers, async (broker, index) => ({
      ...broker,
      portrait: broker.portrait && (await addressOf(broker.portrait, ['brokers', index, 'portrait'])),
    })),
    slides: await each(said.slides, async (slide, index) => ({
      ...slide,
      photo: await addressOf(slide.photo, ['slides', index, 'photo']),
    })),
    banners: await each(said.banners, async (banner, index) => ({
      ...banner,
      image: banner.image && (await addressOf(banner.image, ['banners', index, 'image'])),
    })),
  };
  if (faults.length > 0) throw new HouseFileError(faults);
  return { house, files };
}

/** One after the other: pictures are decoded by one child. */
async function each<T>(list: readonly T[], change: (item: T, index: number) => Promise<T>): Promise<T[]> {
  const changed: T[] = [];
  for (const [index, item] of list.entries()) changed.push(await change(item, index));
  return changed;
}

async function readPicture(path: string): Promise<{ address: string; photo: KeptPhoto }> {
  const bytes = await readFile(path);
  if (bytes.length > publicPolicy.maxBytes) throw new PhotoError('size', 'too large', true);
  const photo = await pictures.imports.run('keepPhoto', bytes);
  return { address: `house:${createHash('sha256').update(bytes).digest('hex')}`, photo };
}

function reasonOf(error: unknown, text: string): string {
  if (error instanceof PhotoError) return `'${text}' não serve de foto (${error.message})`;
  const { code } = error as NodeJS.ErrnoException;
  if (code === undefined) throw error;
  return `não se lê o arquivo '${text}' (${code})`;
}
