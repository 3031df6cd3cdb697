import type { Photo } from '~/domain/property';
import { object, type Read } from './answer.server';
import { countOf, textOf } from './values.server';

/** A card's own proportions: a picture of which no size is known is cut to them, and nothing jumps. */
const frame = { width: 1200, height: 800 };

/** A photo as our own back end tells of it, or its address; its files too may stand only where pictures may come from. */
export const photo: Read<Photo> = (value, { pictureAddress }) => {
  const address = textOf(value);
  if (address !== null) return { base: null, src: pictureAddress(address) ?? undefined, ...frame, alt: '' };
  const { base, cuts, url, width, height, alt, placeholder, focal } = object(value);
  const files = textOf(base);
  const own = files && pictureAddress(files);
  const elsewhere = own === null ? textOf(url) : null;
  const size = { width: countOf(width) || frame.width, height: countOf(height) || frame.height };
  return {
    base: own,
    cuts: (own !== null && cuts === true) || undefined,
    src: (elsewhere !== null && pictureAddress(elsewhere)) || undefined,
    ...(own === null ? frame : size),
    alt: textOf(alt) ?? '',
    placeholder: textOf(placeholder),
    focal: textOf(focal),
  };
};

/** The alternative text of pictures that come without one: what the page calls the property. */
export const named = (photo: Photo, name: string): Photo => (photo.alt ? photo : { ...photo, alt: name });
