import { describe, expect, it } from 'vitest';
import { photoFiles, photoSources, photoSrcSet, photoUrl, readPhotoPath } from './photo';

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

describe('photoSources', () => {
  const photo = { base: '/f', cuts: true, width: 2400, height: 1600, focal: '70% 50%' };

  it('is one of the whole photo', () => {
    expect(photoSources(photo, 'webp', { sizes: '50vw', maxWidth: 480 })).toEqual([
      { type: 'image/webp', srcSet: '/f/480.webp 480w', sizes: '50vw' },
    ]);
  });

  it('is the whole photo for phones too where nobody says that it has cuts', () => {
    const place = { sizes: '50vw', cut: 'square' } as const;
    expect(photoSources({ ...photo, cuts: undefined }, 'avif', place)).toEqual(
      photoSources(photo, 'avif', { sizes: '50vw' }),
    );
  });

  it('gives phones what they see of it, and no window both', () => {
    const [crop, whole] = photoSources(photo, 'avif', { sizes: '50vw', maxWidth: 480, cut: 'square' });
    expect(crop).toMatchObject({ srcSet: '/f/840x840-75.avif 840w,/f/1200x1200-75.avif 1200w' });
    expect(whole).toMatchObject({ srcSet: '/f/480.avif 480w', sizes: '50vw' });
    expect(whole!.media).toBe(`not all and ${crop!.media}`);
  });
});

describe('readPhotoPath', () => {
  const key = '0123456789abcdef01234567';
  it('reads the path of a file', () => {
    expect(readPhotoPath(`/fotos/${key}/1080.avif`)).toEqual({ key, size: 1080, format: 'avif' });
    const crop = { key, size: '840x1050-75', format: 'webp' };
    expect(readPhotoPath(`/fotos/${key}/840x1050-75.webp`)).toEqual(crop);
  });

  it('parses each photo URL of the pages; a photo has at most 58 files', () => {
    for (const { size, format } of photoFiles.values())
      expect(readPhotoPath(photoUrl(`/fotos/${key}`, size, format))).toEqual({ key, size, format });
    expect(photoFiles.size).toBeLessThanOrEqual(58);
  });

  it.each([
    `/fotos/${key}`,
    `/fotos/${key}/1080`,
    `/fotos/${key}/01080.avif`,
    `/fotos/${key}/1081.avif`,
    `/fotos/${key}/1080.png`,
    `/fotos/${key}/840x1050.avif`,
    `/fotos/${key}/840x1050-51.avif`,
    `/fotos/${key}/840x1051-50.avif`,
    `/fotos/${key}/840x1050-50.jpg`,
    `/fotos/${key}/840x1050-050.avif`,
    `/fotos/${key}/1080.avif/`,
    `/fotos/${key}0/1080.avif`,
    `/fotos//${key}/1080.avif`,
    `/x/fotos/${key}/1080.avif`,
    `/fotos/${key.toUpperCase()}/1080.avif`,
    `/fotos/${key}/1080.avif\n`,
  ])('takes %j for none', (path) => expect(readPhotoPath(path)).toBeNull());
});
