import { randomBytes } from 'node:crypto';
import { open } from 'node:fs/promises';
import { createReadableStreamFromReadable, unstable_parseMultipartFormData } from '@remix-run/node';
import type { Request as ExpressRequest, RequestHandler, Response as ExpressResponse } from 'express';
import { photoLimits, type PhotoProblem } from '@domain/announcement/photos';
import { readDraft } from '~/features/announce/save-step.server';
import {
  fileNameHeader,
  photoPostLimit,
  photosField,
  type PieceReply,
} from '~/features/announce/photo-upload';
import { formRefusals } from '~/forms/form-refusals';
import { links, pieceParams } from '~/links';
import { refuse, tooLarge } from '../guard';
import { contextOf } from '../page-context';
import { promised } from '../promised';
import { type HeaderList, reply } from '../reply';

/** Posts of photos that are read at once, in one process: beyond that they come again in a moment. */
const mostAtOnce = 24;
const isId = /^[0-9a-f]{32}$/;
const newId = () => randomBytes(16).toString('hex');

/**
 * Takes photos of announcements in, in front of all other forms: what comes is written to the disk as it comes, and counted.
 * Only who has the draft may send; who sends from another site is the guard's to refuse (server/guard.ts).
 */
export function photoUploads(security: HeaderList): RequestHandler {
  let running = 0;
  return promised(async (req, res, next) => {
    const most = req.method === 'POST' ? photoPostLimit(req.path, req.headers['content-type']) : undefined;
    if (most === undefined) return next();
    if (running >= mostAtOnce) return refuse(req, res, security, busy);
    running += 1;
    try {
      if (req.path === links.announcePhotos()) await takeForm(req, res, most, security);
      else await takePiece(req, res, most, security);
    } catch (error) {
      // Whoever breaks off has no use for an answer.
      if (!isBrokenOff(req, error)) throw error;
      req.destroy();
    } finally {
      running -= 1;
    }
  });
}

const busy = {
  status: 503,
  title: 'Muitas fotos ao mesmo tempo',
  text: 'Tente outra vez em alguns segundos.',
  headers: ['retry-after', '5'],
};

const isBrokenOff = (req: ExpressRequest, error: unknown): boolean =>
  !req.complete &&
  (req.destroyed || (error as NodeJS.ErrnoException).code === 'ECONNRESET' || req.errored !== null);

/** The visitor's draft that is not sent; null: they have none. */
async function ownDraft(req: ExpressRequest, res: ExpressResponse) {
  const context = contextOf(res);
  const request = new Request(context.siteUrl, { headers: { cookie: req.headers.cookie ?? '' } });
  const { draft } = await readDraft(request, context);
  return { context, draft: draft && !draft.sent ? draft.id : null };
}

/** A piece of one photo: 200 with how much is there; 409 where another piece is wanted; 404 where nobody's draft is. */
async function takePiece(req: ExpressRequest, res: ExpressResponse, most: number, security: HeaderList) {
  const query = new URLSearchParams(req.url.split('?', 2)[1]);
  const id = query.get(pieceParams.photo) ?? '';
  const from = wholeNumber(query.get(pieceParams.from));
  const total = wholeNumber(query.get(pieceParams.total));
  const answer = (status: number, body: PieceReply) => {
    const json = ['content-type', 'application/json', 'cache-control', 'no-store'];
    if (!req.complete) json.push('connection', 'close');
    reply(req, res, status, [...security, ...json], JSON.stringify(body));
  };
  if (!isId.test(id) || from === null || total === null) return answer(400, { received: 0 });
  const { context, draft } = await ownDraft(req, res);
  if (!draft) return answer(404, { received: 0 });
  const { draftPhotos: photos } = context;
  const name = fileName(req);
  const refused = async (problem: PhotoProblem) => {
    await photos.refuse(draft, id, name, problem);
    answer(200, { received: 0, done: { problem } });
  };
  if (total === 0) return refused('empty');
  if (total > photoLimits.file) return refused('bytes');
  if (from === 0) {
    const wait = context.photoLimit(context.visitor.ip);
    const problem = wait > 0 ? 'full' : await photos.roomFor(draft, total);
    if (problem) return refused(problem);
  }
  const before = await photos.received(draft, id);
  if (before !== from) return answer(409, { received: before });
  const path = await photos.arriving(draft, id);
  // What is left of the stream is not to close the connection: it is still answered.
  const taken = await write(
    req.iterator({ destroyOnReturn: false }),
    path,
    Math.min(most, total - from),
    'stop',
  );
  if (taken > Math.min(most, total - from)) return refused('bytes');
  const received = from + taken;
  if (received < total) return answer(200, { received });
  const { problem } = await photos.keep(draft, id, name);
  answer(200, { received, done: { problem } });
}

/** A form with files: each is kept, or why it was not; then back to the page (303), which shows both. */
async function takeForm(req: ExpressRequest, res: ExpressResponse, most: number, security: HeaderList) {
  const { context, draft } = await ownDraft(req, res);
  const goOn = (to: string) => {
    const headers = [...security, 'location', to, 'cache-control', 'no-store'];
    if (!req.complete) headers.push('connection', 'close');
    reply(req, res, 303, headers);
  };
  if (!draft) return goOn(links.announce());
  const { draftPhotos: photos } = context;
  await photos.forgetProblems(draft);
  let rest = most;
  let files = 0;
  const request = new Request(context.siteUrl, {
    method: 'POST',
    headers: { 'content-type': req.headers['content-type']! },
    body: createReadableStreamFromReadable(req),
    duplex: 'half',
  });
  try {
    await unstable_parseMultipartFormData(request, async ({ name, filename = '', data }) => {
      if (name !== photosField) throw new NoPhotos();
      const id = newId();
      files += 1;
      // Before the wait of a turn: what is not read is no burden.
      if (files > photoLimits.count) throw new TooMuch();
      let problem: PhotoProblem | undefined;
      if (filename !== '') {
        if (files > photoLimits.filesAPost) problem = 'atOnce';
        else if (context.photoLimit(context.visitor.ip) > 0) problem = 'full';
        else problem = await photos.roomFor(draft, 1);
      }
      const path = await photos.arriving(draft, id);
      const taken = await write(data, problem ? null : path, photoLimits.file, (bytes) => {
        rest -= bytes;
        if (rest < 0) throw new TooMuch();
      });
      // A file field that was left empty.
      if (filename === '' && taken === 0) return undefined;
      if (taken > photoLimits.file) problem ??= 'bytes';
      if (problem) await photos.refuse(draft, id, filename, problem);
      else await photos.keep(draft, id, filename);
      return undefined;
    });
  } catch (error) {
    if (error instanceof NoPhotos) return refuse(req, res, security, unknownForm);
    if (error instanceof TooMuch) return refuse(req, res, security, tooLarge);
    if (!(error instanceof Error) || isBrokenOff(req, error)) throw error;
    return refuse(req, res, security, unknownForm);
  }
  goOn(links.announcePhotos());
}

class NoPhotos extends Error {}
class TooMuch extends Error {}
const unknownForm = { status: 415, ...formRefusals[415], headers: ['connection', 'close'] };

/**
 * Writes what comes to the end of a file, up to a bound.
 * @param path null: it is read and dropped
 * @param beyond what is done with what is more: nothing of it is read, or it is read and dropped
 * @returns how many bytes came, of which no more than `most` are written
 */
async function write(
  source: AsyncIterable<Uint8Array>,
  path: string | null,
  most: number,
  beyond: 'stop' | ((bytes: number) => void),
): Promise<number> {
  let bytes = 0;
  const file = path === null ? null : await open(path, 'a', 0o600);
  try {
    for await (const chunk of source) {
      bytes += chunk.length;
      if (bytes <= most) await file?.write(chunk);
      else if (beyond === 'stop') break;
      if (typeof beyond === 'function') beyond(chunk.length);
    }
  } finally {
    await file?.close();
  }
  return bytes;
}

const wholeNumber = (text: string | null): number | null =>
  text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;

function fileName(req: ExpressRequest): string {
  const given = req.headers[fileNameHeader];
  try {
    return decodeURIComponent(typeof given === 'string' ? given.slice(0, 1000) : '');
  } catch {
    return '';
  }
}
