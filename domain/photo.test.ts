import { describe, expect, it } from 'vitest';
import { photoSrcSet, photoUrl, readPhotoPath } from './photo';

describe('photoUrl', () => {
  it('names a file by base, width and format', () => {
    expect(photoUrl('/fotos/abc', 720, 'jpg')).toBe('/fotos/abc/720.jpg');
  });
});

describe('photoSrcSet', () => {
  it.each([
    { natural: 2400, max: undefined, widths: ['480.avif 480w', '720.avif 720w', '1080.avif 1080w'] },
    {
      natural: 2400,
      max: 1600 as const,
      widths: [
        ...['480.avif 480w', '720.avif 720w', '1080.avif 1080w'],
        ...['1280.avif 1280w', '1600.avif 1600w'],
      ],
    },
    {
      natural: 1440,
      max: 1600 as const,
      widths: [
        ...['480.avif 480w', '720.avif 720w', '1080.avif 1080w'],
        ...['1280.avif 1280w', '1600.avif 1440w'],
      ],
    },
    { natural: 600, max: undefined, widths: ['480.avif 480w', '720.avif 600w'] },
    { natural: 480, max: undefined, widths: ['480.avif 480w'] },
    { natural: 90, max: undefined, widths: ['480.avif 90w'] },
  ])('offers a photo $natural px wide up to $max as $widths', ({ natural, max, widths }) => {
    expect(photoSrcSet('/f', 'avif', natural, max)).toBe(widths.map((file) => `/f/${file}`).join(','));
  });
});

describe('readPhotoPath', () => {
  const key = '0123456789abcdef01234567';
  it('reads the path of a file', () => {
    expect(readPhotoPath(`/fotos/${key}/1080.avif`)).toEqual({ key, width: 1080, format: 'avif' });
  });

  it.each([
    `/fotos/${key}`,
    `/fotos/${key}/1080`,
    `/fotos/${key}/01080.avif`,
    `/fotos/${key}/1081.avif`,
    `/fotos/${key}/1080.png`,
    `/fotos/${key}/1080.avif/`,
    `/fotos/${key}0/1080.avif`,
    `/fotos//${key}/1080.avif`,
    `/x/fotos/${key}/1080.avif`,
    `/fotos/${key.toUpperCase()}/1080.avif`,
    `/fotos/${key}/1080.avif\n`,
  ])('takes %j for none', (path) => expect(readPhotoPath(path)).toBeNull());
});
