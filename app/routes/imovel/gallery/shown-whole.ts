import type { Photo } from '~/domain/property';

/** The class of a picture that is higher than wide: a frame that is wider would show its middle alone (brief §18). */
export const shownWhole = ({ width, height }: Pick<Photo, 'width' | 'height'>): string | undefined =>
  height > width ? 'inteira' : undefined;
