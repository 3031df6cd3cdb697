import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { allPictures, demoPhotoUrl, variantsOf } from './photo-index';
import { isDemoPhoto, readDemoPhoto } from './photo-source';

// Processes real pictures: slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

describe('the demo’s pictures', () => {
  it.each(allPictures.map((picture) => [picture.file, picture] as const))(
    '%s is there, large enough, and each variant lies within it',
    async (_, picture) => {
      for (const url of variantsOf(picture, true)) {
        expect(isDemoPhoto(url)).toBe(true);
        const crop = /crop=(\d+),(\d+),(\d+)/.exec(url)?.slice(1).map(Number);
        if (!crop) continue;
        expect(crop[0]! + crop[2]!).toBeLessThanOrEqual(100);
        expect(crop[1]! + crop[2]!).toBeLessThanOrEqual(100);
        expect(crop[2]!).toBeGreaterThanOrEqual(70);
      }
      const { width = 0, height = 0 } = await sharp(
        await readDemoPhoto(demoPhotoUrl(picture.file)),
      ).metadata();
      expect(width).toBeGreaterThanOrEqual(width > height ? 1440 : 960);
      expect(width / height).toBe(width > height ? 3 / 2 : 3 / 4);
    },
  );

  it('are deterministic, mirrored and cropped as their URL defines', async () => {
    const url = demoPhotoUrl('villa-pool-day-1', { flip: true, crop: [10, 20, 75] });
    const picture = await readDemoPhoto(url);
    expect(picture.equals(await readDemoPhoto(url))).toBe(true);
    const { width, height } = await sharp(picture).metadata();
    expect([width, height]).toEqual([1080, 720]);
    const whole = await readFile('api/demo/photos/villa-pool-day-1.jpg');
    expect(whole.equals(await readDemoPhoto(demoPhotoUrl('villa-pool-day-1')))).toBe(true);
    const pixelsOf = (bytes: Buffer) => sharp(bytes).flop().resize(30, 20).raw().toBuffer();
    const mirrored = await pixelsOf(await readDemoPhoto(demoPhotoUrl('villa-pool-day-1', { flip: true })));
    const upright = await sharp(whole).resize(30, 20).raw().toBuffer();
    const difference =
      mirrored.reduce((sum, value, at) => sum + Math.abs(value - upright[at]!), 0) / mirrored.length;
    expect(difference).toBeLessThan(4);
  });

  it.each([
    'demo:',
    'demo:nothing.jpg',
    'demo:../photo-index.ts',
    'demo:../../../etc/passwd',
    'demo:villa-pool-day-1.jpg/../x.jpg',
    'demo:villa-pool-day-1.png',
    'demo:villa-pool-day-1.jpg?crop=-5,0,50',
    'demo:villa-pool-day-1.jpg?crop=99,99,9999',
    'demo:villa-pool-day-1.jpg?crop=0,0,0',
    'demo:villa-pool-day-1.jpg?rotate=90',
    'demo://villa-pool-day-1.jpg',
  ])('do not include %s', async (url) => {
    await expect(readDemoPhoto(url)).rejects.toMatchObject({ name: 'PhotoError', permanent: true });
  });
});
