import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { BusyError } from '@api/photos/turns';
import type { Negotiation } from '@domain/search/filters';
import type { Phase } from '@domain/taxonomy/conditions';
import { negotiationOfWord } from '@domain/taxonomy/negotiations';
import type { ApiClient } from '~/back-end/client.server';
import { ApiHttpError } from '~/back-end/errors.server';
import type { PublicSettings } from '~/request/public-settings';
import { links } from '~/links';
import { shareImage } from '~/features/sharing/share-image.server';
import { promised } from '../promised';
import { type HeaderList, reply } from '../reply';
import { openToOthers } from '../security-headers';
import type { ShareImageStore } from './store';

const address = /^\/(novo|usado)\/(venda|aluguel)\/([1-9]\d{0,9})-([0-9a-f]{16})\.jpg$/;

interface Parts {
  /** What of it belongs to the operator's own house. */
  house(): Promise<{ api: Pick<ApiClient, 'product'>; settings: Pick<PublicSettings, 'firm'> }>;
  store: ShareImageStore;
  log: Pick<Logger, 'warn'>;
  security: HeaderList;
}

/**
 * `/og/{novo|usado}/{venda|aluguel}/{id}-{version}.jpg`: the picture of a property that messengers and networks show
 * (brief §16, 'Open Graph'). The back end is asked each time what may be told: only the picture of just that is ever
 * sent, so what is hidden later is not shown from here any more, and an older address leads to the new one. Other sites
 * may embed it.
 */
export function shareImages({ house, store, log, security }: Parts): RequestHandler {
  const open = openToOthers(security);
  const text = (status: number, message: string, more: HeaderList = []) =>
    [
      status,
      [...open, 'content-type', 'text/plain; charset=utf-8', 'cache-control', 'no-store', ...more],
      message,
    ] as const;

  /** The house's own card: its name and where it is. undefined: it is another address. */
  async function houseCard(url: string) {
    if (!url.startsWith('/casa-')) return undefined;
    const { firm } = (await house()).settings;
    const path = links.houseCard(firm.version);
    if (!firm.version) return text(404, 'Imagem não encontrada.\n');
    if (path !== `/og${url}`) return text(302, '', ['location', path]);
    const city = firm.isReal ? (firm.offices[0]?.city ?? '') : '';
    const card = { logo: firm.logo, title: firm.name, district: '', city, facts: [], price: '', photo: null };
    const { file } = await store.get(path.slice('/og/'.length), card);
    return [200, [...open, 'content-type', 'image/jpeg', 'cache-control', forAYear], file] as const;
  }

  async function answer(url: string) {
    const own = await houseCard(url);
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

  /** null: no such property, or not on offer so. */
  async function imageOf(phase: Phase, id: number, negotiation: Negotiation) {
    try {
      const { api, settings } = await house();
      const detail = await api.product(phase, id, negotiation);
      const isOffered = negotiation === 'rent' ? detail.aluguel : detail.venda || !detail.aluguel;
      return isOffered ? shareImage(detail, negotiation, settings.firm) : null;
    } catch (error) {
      if (error instanceof ApiHttpError && error.status < 500) return null;
      throw error;
    }
  }

  return promised(async (req, res, next) => {
    if (req.method === 'POST') return next();
    const url = req.url.split('?', 1)[0]!;
    try {
      const [status, headers, body] = await answer(url);
      reply(req, res, status, headers, body);
    } catch (error) {
      if (!(error instanceof BusyError))
        log.warn({ err: error, path: url }, 'a share image could not be made');
      const [status, headers, body] = text(503, 'Tente de novo em instantes.\n', ['retry-after', '5']);
      reply(req, res, status, headers, body);
    }
  });
}

const forAYear = 'public, max-age=31536000, immutable';
const forAMinute = 'public, max-age=60';
