import type { Photo } from '~/domain/property';

/** Class of an upright picture: a wide frame would crop it to its middle (brief §18). */
export const shownWhole = ({ width, height }: Pick<Photo, 'width' | 'height'>): string | undefined =>
  height > width ? 'inteira' : undefined;
