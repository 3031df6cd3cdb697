import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { PhotoError } from '@api/platform/photos/photo-error';
import { publicPolicy } from '@api/platform/photos/fetch';
import { pictures } from '@api/platform/photos/pictures';
import type { NormalizedPhoto } from '@api/platform/photos/pixels/image';
import type { Brokerage } from './brokerage';
import { cleanText } from '@domain/validation/text';
import { itemsIn, valueIn } from './file-checks';
import type { BrokerageFileContent, BrokerageFileFault, CheckedBrokerageFile } from './read-brokerage-file';

const isWebAddress = (text: string) => /^https?:\/\//.test(text);

/** Pictures are URLs; `files` has the local ones by their URL. */
export interface BrokerageWithPictures {
  house: Brokerage;
  files: Map<string, NormalizedPhoto>;
}

export interface ReadPictures {
  /** URL of each picture, by its text in the file. */
  addresses: ReadonlyMap<string, string>;
  files: Map<string, NormalizedPhoto>;
  faults: readonly BrokerageFileFault[];
}

/** Keys with pictures, by list. */
const pictureKeys = { brokers: 'portrait', slides: 'photo', banners: 'image', articles: 'photo' } as const;

/**
 * Reads the local pictures of a file, with errors or without, beside it. The URL of one contains its hash; web URLs
 * stay. @param stored URLs of the stored brokerage's pictures, which `show` prints
 */
export async function readPictures(
  file: string,
  { given, faultAt }: CheckedBrokerageFile,
  stored: readonly string[] = [],
): Promise<ReadPictures> {
  const addresses = new Map<string, string>();
  const files = new Map<string, NormalizedPhoto>();
  const faults: BrokerageFileFault[] = [];
  // Sequential: one child process decodes pictures.
  for (const { text, path } of pictureTexts(given)) {
    if (addresses.has(text)) continue;
    if (isWebAddress(text) || stored.includes(text)) {
      addresses.set(text, text);
      continue;
    }
    try {
      const { address, photo } = await readPicture(resolve(dirname(file), text));
      files.set(address, photo);
      addresses.set(text, address);
    } catch (error) {
      faults.push(faultAt(path, reasonOf(error, text)));
    }
  }
  return { addresses, files, faults };
}

function pictureTexts(given: unknown): { text: string; path: (string | number)[] }[] {
  return Object.entries(pictureKeys).flatMap(([list, key]) =>
    itemsIn(given, list).flatMap((item, index) => {
      const text = valueIn(item, key);
      return typeof text === 'string' && text.trim()
        ? [{ text: cleanText(text), path: [list, index, key] }]
        : [];
    }),
  );
}

/** @param content of a file without errors */
export function withPictures(
  content: BrokerageFileContent,
  { addresses, files }: Pick<ReadPictures, 'addresses' | 'files'>,
): BrokerageWithPictures {
  const address = (text: string) => addresses.get(text) ?? text;
  const house: Brokerage = {
    ...content,
    brokers: content.brokers.map((broker) => ({
      ...broker,
      portrait: broker.portrait && address(broker.portrait),
    })),
    slides: content.slides.map((slide) => ({ ...slide, photo: address(slide.photo) })),
    banners: content.banners.map((banner) => ({ ...banner, image: banner.image && address(banner.image) })),
    ...(content.articles && {
      articles: content.articles.map((each) => ({ ...each, photo: each.photo && address(each.photo) })),
    }),
  };
  return { house, files };
}

async function readPicture(path: string): Promise<{ address: string; photo: NormalizedPhoto }> {
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
