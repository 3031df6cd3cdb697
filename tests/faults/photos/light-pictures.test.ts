import { expect, it } from 'vitest';
import { makeDerivative } from '@api/platform/photos/pixels/image';
import { cardPhotoBytes, firstPhotoBytes, photoFormats } from '@domain/media/photo';
import { cropFormats } from '@domain/media/photo-crop';
import { noisePicture } from '../../support/noise-picture';

it.each([
  ['a card’s photo', 720, 720, cardPhotoBytes],
  ['a phone’s first photo', 1280, 720, firstPhotoBytes],
  ['what a phone sees of it', '840x840-50', 1200, cardPhotoBytes],
  ['that on a denser screen', '1200x1200-50', 1200, firstPhotoBytes],
] as const)('keeps %s light, however much is in it', async (_, size, height, bytes) => {
  const original = await noisePicture(1280, height).blur(1.2).jpeg({ quality: 92 }).toBuffer();
  for (const format of typeof size === 'string' ? cropFormats : photoFormats) {
    const made = await makeDerivative(original, size, format);
    expect(made.length, format).toBeLessThanOrEqual(bytes);
  }
});
