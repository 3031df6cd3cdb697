import sharp from 'sharp';

/** For tests: the hardest picture to compress, noise. */
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
