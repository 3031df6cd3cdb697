import { photoLimits } from '@domain/announcement/photos';
import { links } from '~/links';
import { pieceSize } from './photo-upload';
import { staffPhotoPlace } from './staff-photos';

/** A form's limit: 300 MB of photos, and its other data. A proxy before the site has the same (deploy/nginx.conf). */
const formLimit = 20 * photoLimits.file + 64 * 1024;

/** Body limit in bytes; undefined: no photo POST. A form may hold all photos, so that each gets its own error. */
export function photoPostLimit(url: string, contentType: string | undefined): number | undefined {
  const path = pathOf(url);
  const type = contentType?.split(';', 1)[0]!.trim().toLowerCase();
  const place = staffPhotoPlace(path);
  if (type === 'application/octet-stream' && (place !== null || path === links.announcePhotoAction()))
    return 2 * pieceSize;
  const isForm = type === 'multipart/form-data' && (place !== null || path === links.announcePhotos());
  return isForm ? formLimit : undefined;
}

const pathOf = (url: string) => url.split('?', 1)[0]!;

/** A form with several photos, which gets a longer deadline. */
export const isPhotoForm = (url: string, contentType: string | undefined): boolean =>
  (photoPostLimit(url, contentType) ?? 0) > 2 * pieceSize;
