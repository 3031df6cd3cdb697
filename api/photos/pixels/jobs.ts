import { cutPhoto } from './cut';
import { drawBeside } from './beside';
import { keepPhoto, makeDerivative } from './image';

/** What the child processes do with pictures, each by its name (../pictures.ts): all decoding there is. */
export const jobs = { keepPhoto, makeDerivative, cutPhoto, drawBeside };
export type Jobs = typeof jobs;
