import { readdir } from 'node:fs/promises';
import { basename } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { allPictures, demoPhotoUrl } from './photo-index';
import { photoSets, picturesOf, type SetName } from './photo-sets';
import { readDemoPhoto } from './photo-source';

const names = Object.keys(photoSets) as SetName[];

describe('the demo’s sets of pictures', () => {
  it.each(names)('%s has a cover, rooms and at most one plan, the last', (name) => {
    const pictures = picturesOf(name);
    expect(pictures.length).toBeGreaterThanOrEqual(5);
    expect(pictures[0]!.kind).not.toBe('plan');
    expect(pictures.filter(({ kind }) => kind === 'interior').length).toBeGreaterThanOrEqual(2);
    for (const picture of pictures) expect(picture.kind === 'plan').toBe(picture.room === 'plan');
    expect(pictures.slice(0, -1).filter(({ kind }) => kind === 'plan')).toEqual([]);
  });

  it.each(names)('every picture of %s is there, and large enough for a gallery', async (name) => {
    for (const { file } of picturesOf(name)) {
      const { width = 0, height = 0 } = await sharp(await readDemoPhoto(demoPhotoUrl(file))).metadata();
      expect(width, file).toBeGreaterThanOrEqual(width > height ? 1440 : 960);
    }
  });

  it('share no picture, and no two pictures are told in the same words', () => {
    const all = names.flatMap((name) => picturesOf(name));
    expect(new Set(all.map(({ file }) => file)).size).toBe(all.length);
    expect(new Set(all.map(({ alt }) => alt)).size).toBe(all.length);
  });

  it('name the room and the light of each picture but a plan', () => {
    for (const name of names) {
      const captions = picturesOf(name)
        .filter(({ room }) => room !== 'plan')
        .map(({ caption }) => caption);
      expect(captions).not.toContain(undefined);
      expect(new Set(captions).size, name).toBe(captions.length);
    }
  });

  it('leave no picture that nothing shows', async () => {
    const shown = allPictures.map(({ file }) => file);
    const files = (await readdir('api/demo/photos')).map((file) => basename(file, '.jpg'));
    expect(files.sort()).toEqual([...shown].sort());
  });
});
