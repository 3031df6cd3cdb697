import { readdir } from 'node:fs/promises';
import { basename } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { allPictures, demoPhotoUrl } from './photo-index';
import { photoSets, picturesOf, type SetName } from './photo-sets';
import { readDemoPhoto } from './photo-source';

const names = Object.keys(photoSets) as SetName[];

describe('the demo’s sets of pictures', () => {
  it.each(names)('%s has a cover, rooms and a plan of its own', (name) => {
    const pictures = picturesOf(name);
    expect(pictures.length).toBeGreaterThanOrEqual(5);
    expect(pictures[0]!.kind).not.toBe('plan');
    expect(pictures.filter(({ kind }) => kind === 'interior').length).toBeGreaterThanOrEqual(2);
    expect(pictures.some(({ kind }) => kind === 'exterior' || kind === 'view')).toBe(true);
    const plans = pictures.filter(({ kind }) => kind === 'plan');
    expect(plans).toEqual([pictures.at(-1)]);
    expect(plans[0]!.room).toBe('plan');
  });

  it.each(names)('every picture of %s is there, and large enough for a gallery', async (name) => {
    for (const { file } of picturesOf(name)) {
      const { width = 0, height = 0 } = await sharp(await readDemoPhoto(demoPhotoUrl(file))).metadata();
      expect(Math.max(width, height), file).toBeGreaterThanOrEqual(1440);
    }
  });

  it('share no picture, and no two pictures are told in the same words', () => {
    const all = names.flatMap((name) => picturesOf(name));
    expect(new Set(all.map(({ file }) => file)).size).toBe(all.length);
    expect(new Set(all.map(({ alt }) => alt)).size).toBe(all.length);
  });

  it('leave no picture that nothing shows', async () => {
    const shown = allPictures.map(({ file }) => file);
    const files = (await readdir('api/demo/photos')).map((file) => basename(file, '.jpg'));
    expect(files.sort()).toEqual([...shown].sort());
  });
});
