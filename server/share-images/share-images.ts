import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { BusyError } from '@api/platform/photos/semaphore';
import type { Negotiation } from '@domain/search/filters';
import type { Phase } from '@domain/taxonomy/conditions';
import { negotiationOfWord } from '@domain/taxonomy/negotiations';
import type { ApiClient } from '~/back-end/client.server';
import { isRefusal } from '~/back-end/errors.server';
import type { PublicSettings } from '~/request/public-settings';
import { links } from '~/links';
import { shareImage } from '~/features/sharing/share-image.server';
import { asyncHandler } from '../http/async-handler';
import { type HeaderList, reply } from '../http/reply';
import { allowCrossOrigin } from '../http/security-headers';
import type { ShareImageStore } from './store';

const address = /^\/(novo|usado)\/(venda|aluguel)\/([1-9]\d{0,9})-([0-9a-f]{16})\.jpg$/;

interface Parts {
  house(): Promise<{ api: Pick<ApiClient, 'product'>; settings: Pick<PublicSettings, 'firm'> }>;
  store: ShareImageStore;
  log: Pick<Logger, 'warn'>;
  security: HeaderList;
}

/** `/og/…/{id}-{version}.jpg` (brief §16, 'Open Graph'). Reads the property each time: hidden data is never served. */
export function shareImages({ house: getBrokerage, store, log, security }: Parts): RequestHandler {
  const open = allowCrossOrigin(security);
  const text = (status: number, message: string, more: HeaderList = []) =>
    [
      status,
      [...open, 'content-type', 'text/plain; charset=utf-8', 'cache-control', 'no-store', ...more],
      message,
    ] as const;

  async function brokerageCard(url: string) {
    if (!url.startsWith('/casa-')) return undefined;
    const { firm: brokerage } = (await getBrokerage()).settings;
    const path = links.houseCard(brokerage.version);
    if (!brokerage.version) return text(404, 'Imagem não encontrada.\n');
    if (path !== `/og${url}`) return text(302, '', ['location', path]);
    const city = brokerage.isReal ? (brokerage.offices[0]?.city ?? '') : '';
    const card = {
      logo: brokerage.logo,
      title: brokerage.name,
      district: '',
      city,
      facts: [],
      price: '',
      photo: null,
    };
    const { file } = await store.get(path.slice('/og/'.length), card);
    return [200, [...open, 'content-type', 'image/jpeg', 'cache-control', forAYear], file] as const;
  }

  async function answer(url: string) {
    const own = await brokerageCard(url);
    if (own) return own;
    const [, phase, word, digits] = address.exec(url) ?? [];
    const negotiation = negotiationOfWord(word);
    if (!negotiation) return text(404, 'Imagem não encontrada.\n');
    const image = await imageOf(phase as Phase, Number(digits), negotiation);
    if (!image) return text(404, 'Imagem não encontrada.\n');
    if (image.path !== `/og${url}`) return text(302, '', ['location', image.path]);
    const name = image.path.slice('/og/'.length);
    const { file, isWhole } = await store.get(name, image.card);
    const caching = isWhole ? forAYear : forAMinute;
    return [200, [...open, 'content-type', 'image/jpeg', 'cache-control', caching], file] as const;
  }

  /** null: no such property, or not available for this negotiation. */
  async function imageOf(phase: Phase, id: number, negotiation: Negotiation) {
    try {
      const { api, settings } = await getBrokerage();
      const detail = await api.product(phase, id, negotiation);
      const isOffered = negotiation === 'rent' ? detail.aluguel : detail.venda || !detail.aluguel;
      return isOffered ? shareImage(detail, negotiation, settings.firm) : null;
    } catch (error) {
      if (isRefusal(error)) return null;
      throw error;
    }
  }

  return asyncHandler(async (req, res, next) => {
    if (req.method === 'POST') return next();
    const url = req.url.split('?', 1)[0]!;
    try {
      const [status, headers, body] = await answer(url);
      reply(req, res, status, headers, body);
    } catch (error) {
      if (!(error instanceof BusyError)) log.warn({ err: error, path: url }, 'share image failed');
      const [status, headers, body] = text(503, 'Tente de novo em instantes.\n', ['retry-after', '5']);
      reply(req, res, status, headers, body);
    }
  });
}

const forAYear = 'public, max-age=31536000, immutable';
const forAMinute = 'public, max-age=60';
