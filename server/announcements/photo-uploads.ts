import type { Request as ExpressRequest, RequestHandler, Response as ExpressResponse } from 'express';
import { networkOf } from '@domain/network';
import { isOfSent, photoPlace, photosChanged, photosOf } from '~/features/announce/photo-place.server';
import { photoPostLimit } from '~/features/announce/photo-upload';
import { formRefusals } from '~/forms/form-refusals';
import { links } from '~/links';
import { refuse, tooLarge } from '../guard';
import { MalformedForm } from '../multipart';
import { contextOf } from '../page-context';
import { promised } from '../promised';
import { type HeaderList, reply } from '../reply';
import { TooMuch, takePhotoForm } from './photo-form';
import { namedPiece, photoPieces, type PieceAnswer } from './photo-piece';

/** Posts of photos that are read at once, in one process and from one network: beyond that they come again in a moment. */
const mostAtOnce = { all: 24, network: 6 };
/** How long nothing of a post may come, in ms: as long as a photo before may be looked at. */
const longestSilence = 120_000;

/**
 * Takes photos of announcements in, in front of all other forms: what comes is written to the disk as it comes, and counted.
 * Only who has the draft may send; who sends from another site is the guard's to refuse (server/guard.ts).
 */
export function photoUploads(security: HeaderList): RequestHandler {
  const running = new Map<string, number>();
  const takePiece = photoPieces();

  /** How many there are of all, and of this network. */
  const count = (network: string) => ({
    all: [...running.values()].reduce((sum, each) => sum + each, 0),
    network: running.get(network) ?? 0,
  });
  const note = (network: string, change: 1 | -1) => {
    const now = (running.get(network) ?? 0) + change;
    if (now > 0) running.set(network, now);
    else running.delete(network);
  };

  /** A piece of one photo: 404 where nobody may add any. */
  async function piece(req: ExpressRequest, res: ExpressResponse, most: number): Promise<PieceAnswer> {
    const named = namedPiece(req.url);
    if (!named) return { status: 400, body: { received: 0 } };
    const { context, place } = await placeOf(req, res);
    if (place === null || place === 'away') return { status: 404, body: { received: 0 } };
    const answer = await takePiece(context, place.key, named, { req, most });
    const { done } = answer.body;
    if (done && !done.problem) await photosChanged(context, place, { added: true });
    return answer;
  }

  /** A form with files: back to the page (303), which shows what became of each. */
  async function form(req: ExpressRequest, res: ExpressResponse, most: number) {
    const { context, place, of } = await placeOf(req, res);
    const contentType = req.headers['content-type'];
    if (place !== null && place !== 'away') {
      const kept = await takePhotoForm(context, place.key, { contentType, body: req, most });
      if (kept > 0) await photosChanged(context, place, { added: true });
    }
    // The page says what is the matter with what was sent.
    const to = place || isOfSent(of) ? links.announcePhotos(of) : links.announce();
    reply(req, res, 303, [...security, 'location', to, 'cache-control', 'no-store', ...unread(req)]);
  }

  return promised(async (req, res, next) => {
    const most = req.method === 'POST' ? photoPostLimit(req.path, req.headers['content-type']) : undefined;
    if (most === undefined) return next();
    const network = networkOf(req.ip ?? null);
    const now = count(network);
    if (now.all >= mostAtOnce.all || now.network >= mostAtOnce.network)
      return refuse(req, res, security, busy);
    note(network, 1);
    req.setTimeout(longestSilence, () => req.destroy());
    try {
      if (req.path === links.announcePhotos()) return await form(req, res, most);
      const { status, body } = await piece(req, res, most);
      const json = ['content-type', 'application/json', 'cache-control', 'no-store', ...unread(req)];
      reply(req, res, status, [...security, ...json], JSON.stringify(body));
    } catch (error) {
      // Whoever breaks off has no use for an answer.
      if (isBrokenOff(req, error)) req.destroy();
      else if (error instanceof TooMuch) refuse(req, res, security, tooLarge);
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

/** What is left of a post ends with its connection. */
const unread = ({ complete }: ExpressRequest): string[] => (complete ? [] : ['connection', 'close']);

const isBrokenOff = (req: ExpressRequest, error: unknown): boolean =>
  !req.complete &&
  (req.destroyed || (error as NodeJS.ErrnoException).code === 'ECONNRESET' || req.errored !== null);

/** Whose photos are sent, by the request's address and cookies (`photoPlace`). */
async function placeOf(req: ExpressRequest, res: ExpressResponse) {
  const context = contextOf(res);
  const url = new URL(req.originalUrl, context.siteUrl);
  const request = new Request(url, { headers: { cookie: req.headers.cookie ?? '' } });
  return { context, place: await photoPlace(request, context), of: photosOf(url.href) };
}
