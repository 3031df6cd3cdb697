import { cropPhoto } from './crop';
import { hashPicture } from './hash-picture';
import { drawPictureWithText } from './picture-with-text';
import { normalizePhoto, makeDerivative } from './image';

/** Jobs of the child processes (../pictures.ts). Pictures are decoded only here. */
export const jobs = {
  keepPhoto: normalizePhoto,
  makeDerivative,
  hashPicture,
  cutPhoto: cropPhoto,
  drawBeside: drawPictureWithText,
};
export type Jobs = typeof jobs;
