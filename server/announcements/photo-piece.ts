import type { IncomingMessage } from 'node:http';
import { limitsOf, type PhotoProblem } from '@domain/announcement/photos';
import { fileNameHeader, type NamedPiece, type PieceReply } from '~/features/photos/photo-upload';
import { pieceParams } from '~/links';
import { appendStream } from './append-stream';
import type { UploadTarget } from './photo-form';

export interface PieceAnswer {
  status: number;
  body: PieceReply;
}

export function namedPiece(url: string): NamedPiece | null {
  const query = new URLSearchParams(url.split('?', 2)[1]);
  const id = query.get(pieceParams.photo) ?? '';
  const from = wholeNumber(query.get(pieceParams.from));
  const total = wholeNumber(query.get(pieceParams.total));
  return /^[0-9a-f]{32}$/.test(id) && from !== null && total !== null ? { id, from, total } : null;
}

/** Accepts the pieces of a photo one at a time; a concurrent piece gets 409 and is sent again. */
export function photoPieces() {
  const inProgress = new Set<string>();

  /** 200 with the received bytes; 409: another piece is expected. @param most bytes of a piece */
  async function take(
    { photos, key: draft, countPhoto }: UploadTarget,
    { id, from, total }: NamedPiece,
    { req, most: maxBytes }: { req: IncomingMessage; most: number },
  ): Promise<PieceAnswer> {
    const name = fileName(req);
    const refused = async (problem: PhotoProblem) => {
      await photos.refuse(draft, id, name, problem);
      return { status: 200, body: { received: 0, done: { problem } } };
    };
    if (total === 0) return refused('empty');
    if (total > limitsOf(draft).file) return refused('bytes');
    const wait = from === 0 ? await countPhoto() : 0;
    const problem = wait > 0 ? 'full' : await photos.roomFor(draft, Math.max(0, total - from));
    if (problem) return refused(problem);
    const before = await photos.received(draft, id);
    if (before !== from) return { status: 409, body: { received: before } };
    const room = Math.min(maxBytes, total - from);
    const path = await photos.arriving(draft, id);
    // Leave the connection open for the answer, although part of the body is unread.
    const taken = await appendStream(req.iterator({ destroyOnReturn: false }), path, room);
    if (taken > room) return refused('bytes');
    const received = from + taken;
    if (received < total) return { status: 200, body: { received } };
    const saved = await photos.keep(draft, id, name);
    return { status: 200, body: { received, done: { problem: saved.problem } } };
  }

  return async (...given: Parameters<typeof take>): Promise<PieceAnswer> => {
    const [{ photos, key: draft }, { id }] = given;
    const key = `${draft} ${id}`;
    if (inProgress.has(key)) return { status: 409, body: { received: await photos.received(draft, id) } };
    inProgress.add(key);
    try {
      return await take(...given);
    } finally {
      inProgress.delete(key);
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
