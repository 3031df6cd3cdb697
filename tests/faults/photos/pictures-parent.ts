import { noisePicture } from '../../support/noise-picture';
import { createPictures } from '@api/platform/photos/pictures';

/* Works on pictures without end: tests kill it. */
const work = createPictures();
const picture = await noisePicture(2000, 1500).jpeg().toBuffer();
await work.run('keepPhoto', picture);
process.stdout.write('working\n');
for (;;) await work.run('makeDerivative', picture, 1600, 'avif');
