import { links } from '~/links';
import { type PhotoProblem, photoLimits } from '@domain/announcement/photos';

/* Scripts upload in pieces, one POST each, to resume after an error; the form posts whole files. */

/** File name, percent-encoded: it stays out of the URL. */
export const fileNameHeader = 'x-file-name';
export const pieceSize = 512 * 1024;
export const photosField = 'fotos';

/** `received`: bytes so far. `done`: set after the last piece. */
export interface PieceReply {
  received: number;
  done?: { problem?: PhotoProblem };
}

/** Form data besides the files, in bytes. */
const room = 64 * 1024;

/** Body limit in bytes; undefined: no photo POST. A form may hold all photos, so that each gets its own error. */
export function photoPostLimit(url: string, contentType: string | undefined): number | undefined {
  const [path] = url.split('?', 1);
  const type = contentType?.split(';', 1)[0]!.trim().toLowerCase();
  if (path === links.announcePhotoAction() && type === 'application/octet-stream') return 2 * pieceSize;
  if (path === links.announcePhotos() && type === 'multipart/form-data')
    return photoLimits.count * photoLimits.file + room;
  return undefined;
}

/** A form with several photos, which gets a longer deadline. */
export const isPhotoForm = (url: string, contentType: string | undefined): boolean =>
  url.split('?', 1)[0] === links.announcePhotos() && photoPostLimit(url, contentType) !== undefined;
