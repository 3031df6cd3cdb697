import { describe, expect, it } from 'vitest';
import { photoSrcSet, photoUrl } from './photo';

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
      widths: ['480.avif 480w', '720.avif 720w', '1080.avif 1080w', '1600.avif 1600w'],
    },
    {
      natural: 1440,
      max: 1600 as const,
      widths: ['480.avif 480w', '720.avif 720w', '1080.avif 1080w', '1600.avif 1440w'],
    },
    { natural: 600, max: undefined, widths: ['480.avif 480w', '720.avif 600w'] },
    { natural: 480, max: undefined, widths: ['480.avif 480w'] },
    { natural: 90, max: undefined, widths: ['480.avif 90w'] },
  ])('offers a photo $natural px wide up to $max as $widths', ({ natural, max, widths }) => {
    expect(photoSrcSet('/f', 'avif', natural, max)).toBe(widths.map((file) => `/f/${file}`).join(','));
  });
});
