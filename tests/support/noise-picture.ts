import sharp from 'sharp';

/** The hardest picture to compress, noise. */
export const noisePicture = (width: number, height: number): sharp.Sharp =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });
