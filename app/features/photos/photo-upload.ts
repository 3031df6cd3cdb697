import type { PhotoProblem } from '@domain/announcement/photos';

/* Scripts upload in pieces, one POST each, to resume after an error; the form posts whole files. */

/** File name, percent-encoded: it stays out of the URL. */
export const fileNameHeader = 'x-file-name';
export const pieceSize = 512 * 1024;
export const photosField = 'fotos';
/** JPEG comes first, so that phones convert HEIC to it. */
export const acceptedTypes = 'image/jpeg,image/png,image/webp,image/avif';

/** `received`: bytes so far. `done`: set after the last piece. */
export interface PieceReply {
  received: number;
  done?: { problem?: PhotoProblem };
}

/** A piece of a file, as the address of its POST names it. */
export interface NamedPiece {
  id: string;
  from: number;
  total: number;
}
