import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { isSimilar } from '@domain/media/perceptual-hash';
import { normalizePhoto } from './image';

// Decoding is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const rooms = [
  ...['apartment-b-kitchen-overcast-1', 'apartment-b-bath-overcast-1', 'apartment-b-plan-1'],
  ...['apartment-living-day-1', 'apartment-living-dusk-1', 'apartment-rio-plan-1'],
  ...['apartment-higienopolis-suite-golden-1', 'launch-tower-suite-golden-1'],
];
const photo = (name: string) => readFile(`api/demo/photos/${name}.jpg`);
const hashOf = async (bytes: Buffer) => (await normalizePhoto(bytes)).perceptualHash;

describe('the perceptual hash of real photos', () => {
  it.each(rooms.slice(2, 6))('knows %s in another size, quality and light', async (name) => {
    const original = await photo(name);
    const { width, height } = await sharp(original).metadata();
    const whole = await hashOf(original);
    const copies = {
      small: sharp(original).resize(480).jpeg({ quality: 50 }),
      webp: sharp(original).resize(1000).webp({ quality: 60 }),
      brighter: sharp(original).modulate({ brightness: 1.15 }).jpeg({ quality: 70 }),
      sideways: sharp(original).rotate(90).withMetadata({ orientation: 8 }).jpeg(),
      trimmed: sharp(original)
        .extract({
          ...{ left: Math.round(width * 0.02), top: Math.round(height * 0.02) },
          ...{ width: Math.round(width * 0.96), height: Math.round(height * 0.96) },
        })
        .jpeg(),
    };
    for (const [copy, image] of Object.entries(copies))
      expect(isSimilar(whole, await hashOf(await image.toBuffer())), copy).toBe(true);
  });

  it('tells rooms apart, also those that look most alike', async () => {
    const hashes = await Promise.all(rooms.map(async (name) => hashOf(await photo(name))));
    const alike = hashes.flatMap((hash, at) =>
      hashes.flatMap((other, place) =>
        place < at && isSimilar(hash, other) ? [`${rooms[at]} ${rooms[place]}`] : [],
      ),
    );
    expect(alike).toEqual([]);
  });
});
