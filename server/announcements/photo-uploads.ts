import type { Request as ExpressRequest, RequestHandler, Response as ExpressResponse } from 'express';
import { networkOf } from '@domain/network/ip-network';
import { isPhotoForm, photoPostLimit } from '~/features/photos/photo-post-limits';
import { formRefusals } from '~/forms/form-refusals';
import { refuse, tooLarge } from '../http/guard';
import { MalformedForm } from '../http/multipart';
import { asyncHandler } from '../http/async-handler';
import { type HeaderList, reply } from '../http/reply';
import { FormTooLarge, takePhotoForm } from './photo-form';
import { namedPiece, photoPieces, type PieceAnswer } from './photo-piece';
import { uploadPlace } from './upload-place';

const maxConcurrentUploads = { all: 24, network: 6 };
/** Idle limit in ms: an upload waits while an earlier photo is processed. */
const idleTimeoutMs = 120_000;

/** Streams photos to disk, before all other forms. The guard rejects cross-site requests (server/http/guard.ts). */
export function photoUploads(security: HeaderList): RequestHandler {
  const running = new Map<string, number>();
  const takePiece = photoPieces();

  const count = (network: string) => ({
    all: [...running.values()].reduce((sum, each) => sum + each, 0),
    network: running.get(network) ?? 0,
  });
  const note = (network: string, change: 1 | -1) => {
    const now = (running.get(network) ?? 0) + change;
    if (now > 0) running.set(network, now);
    else running.delete(network);
  };

  async function piece(req: ExpressRequest, res: ExpressResponse, maxBytes: number): Promise<PieceAnswer> {
    const named = namedPiece(req.url);
    if (!named) return { status: 400, body: { received: 0 } };
    const { target } = await uploadPlace(req, res);
    if (!target) return { status: 404, body: { received: 0 } };
    const answer = await takePiece(target, named, { req, most: maxBytes });
    const { done } = answer.body;
    if (done && !done.problem) await target.changed();
    return answer;
  }

  async function form(req: ExpressRequest, res: ExpressResponse, maxBytes: number) {
    const { target, page } = await uploadPlace(req, res);
    const contentType = req.headers['content-type'];
    if (target) {
      const saved = await takePhotoForm(target, { contentType, body: req, most: maxBytes });
      if (saved > 0) await target.changed();
    }
    reply(req, res, 303, [...security, 'location', page, 'cache-control', 'no-store', ...unread(req)]);
  }

  return asyncHandler(async (req, res, next) => {
    const maxBytes =
      req.method === 'POST' ? photoPostLimit(req.path, req.headers['content-type']) : undefined;
    if (maxBytes === undefined) return next();
    const network = networkOf(req.ip ?? null);
    const now = count(network);
    if (now.all >= maxConcurrentUploads.all || now.network >= maxConcurrentUploads.network)
      return refuse(req, res, security, busy);
    note(network, 1);
    req.setTimeout(idleTimeoutMs, () => req.destroy());
    try {
      if (isPhotoForm(req.path, req.headers['content-type'])) return await form(req, res, maxBytes);
      const { status, body } = await piece(req, res, maxBytes);
      const json = ['content-type', 'application/json', 'cache-control', 'no-store', ...unread(req)];
      reply(req, res, status, [...security, ...json], JSON.stringify(body));
    } catch (error) {
      if (isBrokenOff(req, error)) req.destroy();
      else if (error instanceof FormTooLarge) refuse(req, res, security, tooLarge);
      else if (error instanceof MalformedForm) refuse(req, res, security, unknownForm);
      else throw error;
    } finally {
      note(network, -1);
    }
  });
}

const busy = {
  status: 503,
  title: 'Muitas fotos ao mesmo tempo',
  text: 'Tente outra vez em alguns segundos.',
  headers: ['retry-after', '5'],
};
const unknownForm = { status: 415, ...formRefusals[415], headers: ['connection', 'close'] };

const unread = ({ complete }: ExpressRequest): string[] => (complete ? [] : ['connection', 'close']);

const isBrokenOff = (req: ExpressRequest, error: unknown): boolean =>
  !req.complete &&
  (req.destroyed || (error as NodeJS.ErrnoException).code === 'ECONNRESET' || req.errored !== null);
