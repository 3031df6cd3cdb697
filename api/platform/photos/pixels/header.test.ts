import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { imageType } from '../image-type';
import { maxPixels, openPicture } from './header';

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

async function jpegSaying(side: number): Promise<Buffer> {
  const file = await blank(16, 16).jpeg().toBuffer();
  const frame = file.indexOf(Buffer.from([0xff, 0xc0]));
  file.writeUInt16BE(side, frame + 5);
  file.writeUInt16BE(side, frame + 7);
  return file;
}
const pngOf = (side: number) => blank(side, side).png({ compressionLevel: 1 }).toBuffer();

describe('openPicture', () => {
  const [ofJpeg, ofPng] = [maxPixels.jpeg, maxPixels.other].map((pixels) =>
    Math.floor(Math.sqrt(pixels)),
  ) as [number, number];

  it.each([
    ['JPEG', ofJpeg, jpegSaying],
    ['PNG', ofPng, pngOf],
  ])('takes a %s of up to %i pixels a side, by its header, and no larger one', async (_, side, make) => {
    expect(await openPicture(await make(side))).toMatchObject({ width: side, height: side });
    await expect(openPicture(await make(side + 1))).rejects.toMatchObject({ code: 'size', permanent: true });
  });

  it.each<[string, () => Promise<Buffer> | Buffer]>([
    ['a TIFF', () => blank(200, 200).tiff().toBuffer()],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ])('has no reader for %s', async (_, make) => {
    await expect(openPicture(await make())).rejects.toMatchObject({ code: 'type', permanent: true });
  });

  it('takes one frame of an animation', async () => {
    const frames = [blank(200, 150), blank(200, 150).negate()].map((frame) => frame.png().toBuffer());
    const animation = await sharp(await Promise.all(frames), { join: { animated: true } })
      .webp()
      .toBuffer();
    expect((await sharp(animation).metadata()).pages).toBe(2);
    const { image, ...size } = await openPicture(animation);
    const { info } = await image.raw().toBuffer({ resolveWithObject: true });
    expect([size, info.height]).toEqual([{ width: 200, height: 150 }, 150]);
  });
});
