import { picturePreload } from '~/domain/picture';
import type { Photo } from '~/domain/property';
import {
  cutSource,
  firstPhotoWidth,
  type PhotoFormat,
  type PhotoSource,
  photoSources,
  widestPhoto,
} from '@domain/photo';
import { cutFormats } from '@domain/photo-cut';

/**
 * How the hero's photo is shown and which files it may load: cut on phones, as high as it may be in windows in between,
 * ten columns to the window's edge on large ones (brief §6).
 */
const small = {
  media: '(max-width:63.99rem)',
  place: { sizes: 'max(100vw,46rem)', maxWidth: firstPhotoWidth },
};
/** Where a photo has a cut for phones. */
const between = { ...small, media: `(min-width:30.01rem) and ${small.media}` };
const large = { media: '(min-width:64rem)', place: { sizes: '72vw', maxWidth: widestPhoto } };

function sourcesIn(photo: Photo, format: PhotoFormat): PhotoSource[] {
  const known = { ...photo, base: photo.base ?? '' };
  const cut = known.cuts ? [cutSource(known, format, 'upright')] : [];
  const whole = [cut.length > 0 ? between : small, large].flatMap(({ media, place }) =>
    photoSources(known, format, place).map((source) => ({ ...source, media })),
  );
  return [...cut, ...whole];
}

export const heroSources = (photo: Photo) => cutFormats.flatMap((format) => sourcesIn(photo, format));

/** Links for the document's head. */
export const heroPreloads = (photo: Photo | undefined) =>
  photo?.base ? sourcesIn(photo, 'avif').map(picturePreload) : [];
