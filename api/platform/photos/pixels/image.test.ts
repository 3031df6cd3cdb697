import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { type PhotoFormat, photoFormats, type PhotoWidth, photoWidths } from '@domain/media/photo';
import { normalizePhoto, makeDerivative } from './image';
import { noisePicture } from '@tests/support/noise-picture';

// Decoding and encoding are slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 120, b: 40 } } });

describe('keepPhoto', () => {
  it('rotates a photo upright, strips its metadata and hashes its content', async () => {
    const taken = await blank(300, 200)
      .jpeg()
      .withExif({ IFD0: { Artist: 'Fulano' }, IFD3: { GPSLatitudeRef: 'S' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const normalized = await normalizePhoto(taken);
    const metadata = await sharp(normalized.data).metadata();
    expect([normalized.width, normalized.height]).toEqual([200, 300]);
    expect(metadata.exif).toBeUndefined();
    expect(metadata.orientation).toBeUndefined();
    expect(normalized.key).toMatch(/^[0-9a-f]{24}$/);
    expect((await normalizePhoto(taken)).key).toBe(normalized.key);
    expect(normalized.placeholder).toBe('linear-gradient(#c72,#c72)');
  });

  it('keeps no side over 2400 px and never enlarges', async () => {
    const large = await normalizePhoto(await blank(3000, 1500).jpeg().toBuffer());
    expect([large.width, large.height]).toEqual([2400, 1200]);
    const small = await normalizePhoto(await blank(640, 480).png().toBuffer());
    expect([small.width, small.height]).toEqual([640, 480]);
  });

  it('converts a wide color profile to sRGB without chroma subsampling', async () => {
    const red = { r: 200, g: 60, b: 40 };
    const wide = await sharp({ create: { width: 120, height: 120, channels: 3, background: red } })
      .withIccProfile('p3')
      .png()
      .toBuffer();
    const inWide = await sharp(wide, { ignoreIcc: true }).raw().toBuffer();
    expect([...inWide.subarray(0, 3)]).not.toEqual(Object.values(red));
    const { data } = await normalizePhoto(wide);
    const pixels = await sharp(data, { ignoreIcc: true }).raw().toBuffer();
    for (const [at, value] of Object.values(red).entries())
      expect(Math.abs(pixels[at]! - value)).toBeLessThanOrEqual(3);
    expect(await sharp(data).metadata()).toMatchObject({ chromaSubsampling: '4:4:4' });
  });

  it('shows what is transparent as white', async () => {
    const clear = await sharp({
      create: { width: 120, height: 120, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    expect((await normalizePhoto(clear)).placeholder).toBe('linear-gradient(#fff,#fff)');
  });

  it.each([
    ['type', 'a page', async () => Buffer.from('<html>')],
    [
      'type',
      'an SVG that would fetch',
      async () => Buffer.from('<svg><image href="http://169.254.169.254/"/></svg>'),
    ],
    [
      'broken',
      'the first bytes of a JPEG',
      async () => (await noisePicture(400, 300).jpeg().toBuffer()).subarray(0, 900),
    ],
    [
      'broken',
      'a JPEG’s head on noise',
      async () => Buffer.concat([Buffer.from('\xff\xd8\xff', 'latin1'), Buffer.alloc(500, 7)]),
    ],
    ['size', 'a counting pixel', async () => blank(1, 1).gif().toBuffer()],
    ['size', 'a strip', async () => blank(2000, 40).jpeg().toBuffer()],
  ])('refuses for good (%s) %s', async (code, _, make) => {
    await expect(normalizePhoto(await make())).rejects.toMatchObject({
      name: 'PhotoError',
      code,
      permanent: true,
    });
  });

  it('refuses a picture whose pixels would fill the memory', async () => {
    const bomb = await sharp({ create: { width: 12_000, height: 9_000, channels: 3, background: '#000' } })
      .png({ compressionLevel: 1 })
      .toBuffer();
    await expect(normalizePhoto(bomb)).rejects.toMatchObject({ name: 'PhotoError', permanent: true });
  });
});

describe('makeDerivative', () => {
  it.each(photoFormats)('makes a %s of each width, never wider than the photo', async (format) => {
    const normalized = await blank(800, 600).jpeg().toBuffer();
    for (const width of photoWidths) {
      const made = await sharp(await makeDerivative(normalized, width, format)).metadata();
      expect(made.width).toBe(Math.min(width, 800));
      expect(made.format).toBe(format === 'avif' ? 'heif' : format === 'jpg' ? 'jpeg' : 'webp');
    }
  });

  it.each([
    [0, [200, 40, 40]],
    [50, [40, 160, 40]],
    [100, [40, 40, 200]],
  ] as const)('cuts from a wide photo what is seen at %d %%', async (position, colour) => {
    const third = (background: string) =>
      sharp({ create: { width: 600, height: 800, channels: 3, background } })
        .png()
        .toBuffer();
    const parts = await Promise.all(['rgb(200,40,40)', 'rgb(40,160,40)', 'rgb(40,40,200)'].map(third));
    const normalized = await sharp({ create: { width: 1800, height: 800, channels: 3, background: '#000' } })
      .composite(parts.map((input, at) => ({ input, left: at * 600, top: 0 })))
      .jpeg({ quality: 100 })
      .toBuffer();
    const made = await makeDerivative(normalized, `840x1050-${position}`, 'avif');
    const { data, info } = await sharp(made).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([640, 800]);
    const at = info.channels * (400 * info.width + 320);
    for (const [index, value] of colour.entries())
      expect(Math.abs(data[at + index]! - value)).toBeLessThanOrEqual(8);
  });

  it.each(['avif', 'jpg'] as const)('keeps all colour of a large picture in its %s', async (format) => {
    // Red and blue pixels alternate: chroma subsampling would mix them to violet.
    const stripes = Buffer.from(
      Array.from({ length: 1600 * 40 }, (_, at) => (at % 2 ? [200, 40, 40] : [40, 40, 200])).flat(),
    );
    const normalized = await sharp(stripes, { raw: { width: 1600, height: 40, channels: 3 } })
      .png()
      .toBuffer();
    const pixels = await sharp(await makeDerivative(normalized, 1600, format))
      .raw()
      .toBuffer();
    const [one, next] = [pixels[3 * 800]!, pixels[3 * 801]!];
    expect(Math.abs(one - next)).toBeGreaterThan(100);
  });

  it('caps the pixels of a file and halves the color of the largest AVIFs', async () => {
    const normalized = await blank(2400, 2400).jpeg().toBuffer();
    const made = async (width: PhotoWidth, format: PhotoFormat) => {
      const file = await makeDerivative(normalized, width, format);
      return { file, width: (await sharp(file).metadata()).width };
    };
    const [widest, jpeg, large] = [
      await made(2400, 'avif'),
      await made(2400, 'jpg'),
      await made(1600, 'avif'),
    ];
    expect([widest.width, jpeg.width, large.width]).toEqual([1960, 1960, 1600]);
    // chroma_subsampling_x and _y of the AV1 configuration (AV1-ISOBMFF, 2.3).
    const halved = ({ file }: typeof widest) => file[file.indexOf('av1C') + 6]! & 0b1100;
    expect([halved(widest), halved(large)]).toEqual([0b1100, 0]);
    expect((await sharp(jpeg.file).metadata()).chromaSubsampling).toBe('4:4:4');
  });
});
