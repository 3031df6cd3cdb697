import { links } from '~/links';
import { type PhotoProblem, photoLimits } from '@domain/announcement/photos';

/*
 * How a photo comes to the site: by scripts in pieces, each a POST of its own, so that one that breaks off goes on; without
 * them several by the page's file field. Read by browser and server.
 */

/** The file's name, in escapes: no address tells it. */
export const fileNameHeader = 'x-file-name';
/** Bytes of a piece. */
export const pieceSize = 512 * 1024;
/** The page's file field. */
export const photosField = 'fotos';

/** What is answered to a piece: how much is there by now, and, once it is all, whether it was kept. */
export interface PieceReply {
  received: number;
  done?: { problem?: PhotoProblem };
}

/** What stands around the files of a form, in bytes. */
const room = 64 * 1024;

/** The bytes that a POST of photos may have: of a form all that a draft may, to say of each what became of it; undefined: it is none, and any form's bound holds. */
export function photoPostLimit(url: string, contentType: string | undefined): number | undefined {
  const [path] = url.split('?', 1);
  const type = contentType?.split(';', 1)[0]!.trim().toLowerCase();
  if (path === links.announcePhotoAction() && type === 'application/octet-stream') return 2 * pieceSize;
  if (path === links.announcePhotos() && type === 'multipart/form-data')
    return photoLimits.count * photoLimits.file + room;
  return undefined;
}

/** Whether a POST brings several photos, and may take its time. */
export const isPhotoForm = (url: string, contentType: string | undefined): boolean =>
  url.split('?', 1)[0] === links.announcePhotos() && photoPostLimit(url, contentType) !== undefined;
