import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { noisePicture } from '@tests/support/noise-picture';
import { normalizePhoto } from './image';
import { completeJpeg } from './unfinished-jpeg';

vi.setConfig({ testTimeout: 60_000 });

const picture = noisePicture(400, 500);
const kinds = {
  baseline: () => picture.clone().jpeg(),
  'progressive JPEG': () => picture.clone().jpeg({ progressive: true }),
  'grayscale JPEG': () => picture.clone().greyscale().jpeg(),
  'CMYK JPEG': () => picture.clone().toColourspace('cmyk').jpeg(),
  'JPEG without subsampling': () => picture.clone().jpeg({ chromaSubsampling: '4:4:4' }),
};
const without = (file: Buffer, bytes: number) => file.subarray(0, file.length - bytes);

describe('completeJpeg', () => {
  it.each(Object.entries(kinds))('accepts a %s without its end mark', async (_, make) => {
    const file = await make().toBuffer();
    const { key } = await normalizePhoto(file);
    for (const bytes of [1, 2]) expect((await normalizePhoto(without(file, bytes))).key).toBe(key);
  });

  it.each(Object.entries(kinds))('accepts a %s that lacks a few bytes', async (_, make) => {
    expect(await normalizePhoto(without(await make().toBuffer(), 30))).toMatchObject({
      width: 400,
      height: 500,
    });
  });

  it.each(Object.entries(kinds))('refuses a %s that lacks a tenth', async (_, make) => {
    const file = await make().toBuffer();
    await expect(normalizePhoto(without(file, Math.round(file.length / 10)))).rejects.toMatchObject({
      code: 'broken',
      permanent: true,
    });
  });

  it('draws the line at 99 % of the rows', async () => {
    const file = await noisePicture(800, 1000).jpeg().toBuffer();
    expect(await completeJpeg(without(file, Math.round(file.length * 0.007)))).not.toBeNull();
    expect(await completeJpeg(without(file, Math.round(file.length * 0.015)))).toBeNull();
  });

  it('takes an even border for rows that are there', async () => {
    const file = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#808080' } })
      .jpeg()
      .toBuffer();
    expect(await completeJpeg(without(file, 2))).not.toBeNull();
  });
});
