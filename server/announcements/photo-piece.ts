import type { IncomingMessage } from 'node:http';
import type { AppLoadContext } from '@remix-run/node';
import { photoLimits, type PhotoProblem } from '@domain/announcement/photos';
import { fileNameHeader, type PieceReply } from '~/features/announce/photo-upload';
import { pieceParams } from '~/links';
import { writeArriving } from './write-arriving';

export interface PieceAnswer {
  status: number;
  body: PieceReply;
}

/** What a post says of the piece that it brings; null: it is none. */
export function namedPiece(url: string) {
  const query = new URLSearchParams(url.split('?', 2)[1]);
  const id = query.get(pieceParams.photo) ?? '';
  const from = wholeNumber(query.get(pieceParams.from));
  const total = wholeNumber(query.get(pieceParams.total));
  return /^[0-9a-f]{32}$/.test(id) && from !== null && total !== null ? { id, from, total } : null;
}
type Piece = NonNullable<ReturnType<typeof namedPiece>>;

/** Takes pieces in, of a photo one after the other: a second one at once is told what is there (409), and comes again. */
export function photoPieces() {
  const underWay = new Set<string>();

  /** 200 with how much is there; 409 where another piece is wanted. @param most bytes of a piece */
  async function take(
    { draftPhotos: photos, photoLimit, visitor }: AppLoadContext,
    draft: string,
    { id, from, total }: Piece,
    { req, most }: { req: IncomingMessage; most: number },
  ): Promise<PieceAnswer> {
    const name = fileName(req);
    const refused = async (problem: PhotoProblem) => {
      await photos.refuse(draft, id, name, problem);
      return { status: 200, body: { received: 0, done: { problem } } };
    };
    if (total === 0) return refused('empty');
    if (total > photoLimits.file) return refused('bytes');
    const wait = from === 0 ? photoLimit(visitor.ip) : 0;
    const problem = wait > 0 ? 'full' : await photos.roomFor(draft, Math.max(0, total - from));
    if (problem) return refused(problem);
    const before = await photos.received(draft, id);
    if (before !== from) return { status: 409, body: { received: before } };
    const room = Math.min(most, total - from);
    const path = await photos.arriving(draft, id);
    // What is left of the stream is not to close the connection: it is still answered.
    const taken = await writeArriving(req.iterator({ destroyOnReturn: false }), path, room);
    if (taken > room) return refused('bytes');
    const received = from + taken;
    if (received < total) return { status: 200, body: { received } };
    const kept = await photos.keep(draft, id, name);
    return { status: 200, body: { received, done: { problem: kept.problem } } };
  }

  return async (...given: Parameters<typeof take>): Promise<PieceAnswer> => {
    const [{ draftPhotos }, draft, { id }] = given;
    const key = `${draft} ${id}`;
    if (underWay.has(key)) return { status: 409, body: { received: await draftPhotos.received(draft, id) } };
    underWay.add(key);
    try {
      return await take(...given);
    } finally {
      underWay.delete(key);
    }
  };
}

const wholeNumber = (text: string | null): number | null =>
  text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;

function fileName(req: IncomingMessage): string {
  const given = req.headers[fileNameHeader];
  try {
    return decodeURIComponent(typeof given === 'string' ? given.slice(0, 1000) : '');
  } catch {
    return '';
  }
}
