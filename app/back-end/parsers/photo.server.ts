import type { Photo } from '~/domain/property';
import { object, type Parser } from './answer.server';
import { countOf, textOf } from './primitives.server';

/** Proportions of a card: a picture without a known size is cropped, so the layout does not shift. */
const defaultSize = { width: 1200, height: 800 };

/** Our back end's photo object, or a URL. Both must have an allowed origin. */
export const photo: Parser<Photo> = (value, { pictureAddress }) => {
  const address = textOf(value);
  if (address !== null)
    return { base: null, src: pictureAddress(address) ?? undefined, ...defaultSize, alt: '' };
  const { base, cuts, url, width, height, alt, placeholder, focal, caption } = object(value);
  const files = textOf(base);
  const own = files && pictureAddress(files);
  const elsewhere = own === null ? textOf(url) : null;
  const size = { width: countOf(width) || defaultSize.width, height: countOf(height) || defaultSize.height };
  return {
    base: own,
    cuts: (own !== null && cuts === true) || undefined,
    src: (elsewhere !== null && pictureAddress(elsewhere)) || undefined,
    ...(own === null ? defaultSize : size),
    alt: textOf(alt) ?? '',
    placeholder: textOf(placeholder),
    focal: textOf(focal),
    caption: textOf(caption) ?? undefined,
  };
};

export const named = (photo: Photo, name: string): Photo => (photo.alt ? photo : { ...photo, alt: name });
