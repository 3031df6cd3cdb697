import { picturePreload } from '~/domain/picture';
import type { Photo } from '~/domain/property';
import {
  cropSource,
  firstPhotoWidth,
  type PhotoFormat,
  type PhotoSource,
  photoSources,
  widestPhoto,
} from '@domain/media/photo';
import { cropFormats } from '@domain/media/photo-crop';

/** Sources of the hero photo (brief §6): cropped on phones, ten columns wide on large windows. */
const small = {
  media: '(max-width:63.99rem)',
  place: { sizes: 'max(100vw,46rem)', maxWidth: firstPhotoWidth },
};
/** Medium windows, if the photo has a crop for phones. */
const between = { ...small, media: `(min-width:30.01rem) and ${small.media}` };
const large = { media: '(min-width:64rem)', place: { sizes: '72vw', maxWidth: widestPhoto } };

function sourcesIn(photo: Photo, format: PhotoFormat): PhotoSource[] {
  const known = { ...photo, base: photo.base ?? '' };
  const crop = known.cuts ? [cropSource(known, format, 'upright')] : [];
  const whole = [crop.length > 0 ? between : small, large].flatMap(({ media, place }) =>
    photoSources(known, format, place).map((source) => ({ ...source, media })),
  );
  return [...crop, ...whole];
}

export const heroSources = (photo: Photo) => cropFormats.flatMap((format) => sourcesIn(photo, format));

export const heroPreloads = (photo: Photo | undefined) =>
  photo?.base ? sourcesIn(photo, 'avif').map(picturePreload) : [];
