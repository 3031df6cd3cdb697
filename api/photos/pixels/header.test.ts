import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { imageType, maxPixels, openPicture } from './header';

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 120, b: 40 } } });

describe('imageType', () => {
  it.each([
    ['jpeg', async () => blank(9, 9).jpeg().toBuffer()],
    ['png', async () => blank(9, 9).png().toBuffer()],
    ['webp', async () => blank(9, 9).webp().toBuffer()],
    ['gif', async () => blank(9, 9).gif().toBuffer()],
    ['avif', async () => blank(9, 9).avif().toBuffer()],
    ['heic', async () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1')],
  ] as const)('knows a %s by its content', async (type, make) => {
    expect(imageType(await make())).toBe(type);
  });

  it.each([
    ['a page', '<!doctype html><title>404</title>'],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a PDF', '%PDF-1.7'],
    ['a video', '\0\0\0\x18ftypmp42\0\0\0\0'],
    ['a sound in RIFF', 'RIFF\0\0\0\0WAVE'],
    ['a TIFF', 'II*\0'],
    ['nothing', ''],
    ['two bytes of a JPEG', '\xff\xd8'],
  ])('does not take %s for a photograph', (_, text) => {
    expect(imageType(Buffer.from(text, 'latin1'))).toBeNull();
  });
});
