import type { Request, RequestHandler, Response } from 'express';
import type { WarningLog } from '@domain/kernel/logged';
import { loggedNetworkOf } from '@domain/network/ip-network';
import { hasDotSegments } from '@domain/network/dot-segments';
import { maxQueryLength } from '@domain/legacy-urls/query';
import { pastePostLimit } from '~/features/admin/redirects/paste-limit';
import { feedFileLimit } from '~/features/admin/feeds/feed-file';
import { photoPostLimit } from '~/features/photos/photo-post-limits';
import { formRefusals } from '~/forms/form-refusals';
import { plainPage } from '~/request/plain-page';
import { type HeaderList, reply } from './reply';
import { hasOneHost, isOwnOrigin } from './requested-host';

export const maxPathLength = 2048;
const maxBodySize = 1024 * 1024;
/** Of a form without photos. */
export const maxFormSizeOf = (path: string): number => pastePostLimit(path) ?? maxBodySize;
/** A page has a handful of nested routes; a data request with more is not ours. */
const maxDataRoutes = 20;
const maxDataRoutesLength = 1000;

interface Refusal {
  status: number;
  title: string;
  text: string;
  headers?: HeaderList;
}

/** Rejects early what no page answers, also unused endpoints of the framework (docs/decisions/0001-remix-2.md). */
export function guard(security: HeaderList, siteUrl: string, log: WarningLog): RequestHandler {
  return (req, res, next) => {
    const end = req.url.indexOf('?');
    const path = end < 0 ? req.url : req.url.slice(0, end);
    const query = end < 0 ? '' : req.url.slice(end + 1);

    if (path.startsWith('/__')) return reply(req, res, 302, [...security, 'location', '/']);
    const refusal =
      refuseMethod(req.method) ??
      refuseAddress(path, query) ??
      (req.method === 'POST' ? refuseForm(req, siteUrl, path) : undefined);
    if (refusal === foreign)
      log.warn(
        { security: true, path, network: loggedNetworkOf(req.ip ?? null) },
        'cross-site write refused',
      );
    if (refusal) return refuse(req, res, security, refusal);

    if (hasParameter(query, '_data')) req.url = withoutParameter(path, query, '_data');
    next();
  };
}

export const requireHost =
  (security: HeaderList): RequestHandler =>
  (req, res, next) =>
    hasOneHost(req) ? next() : refuse(req, res, security, unclearHost);

export function refuse(req: Request, res: Response, security: HeaderList, refusal: Refusal) {
  const { status, title, text, headers = [] } = refusal;
  const own = ['content-type', 'text/html; charset=utf-8', 'cache-control', 'no-store', ...headers];
  reply(req, res, status, [...security, ...own], plainPage(status, title, text));
}

/** Closes the connection, because the rest of the body is not read. */
export const tooLarge: Refusal = {
  status: 413,
  ...formRefusals[413],
  headers: ['connection', 'close'],
};

function refuseMethod(method: string): Refusal | undefined {
  if (method === 'GET' || method === 'HEAD' || method === 'POST') return;
  return {
    status: 405,
    title: 'Método não permitido',
    text: 'Esta página só pode ser aberta ou receber um formulário.',
    headers: ['allow', 'GET, HEAD, POST'],
  };
}

function refuseAddress(path: string, query: string): Refusal | undefined {
  if (!path.startsWith('/') || !isReadable(path) || hasDotSegments(path)) {
    return unreadable;
  }
  if (path.length > maxPathLength || query.length > maxQueryLength) {
    return {
      status: 414,
      title: 'Endereço longo demais',
      text: 'Este endereço é longo demais. Tente uma busca com menos filtros.',
    };
  }
  if (path.endsWith('.data') && query && !dataRoutesFit(query)) {
    return unreadable;
  }
}

const unreadable: Refusal = {
  status: 400,
  title: 'Endereço inválido',
  text: 'Este endereço não pode ser lido.',
};

/** Proxies and caches before the site may understand another host. */
const unclearHost: Refusal = { ...unreadable, headers: ['connection', 'close'] };

/** Escapes must be UTF-8 without control characters. */
function isReadable(path: string) {
  if (!path.includes('%')) return true;
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

function dataRoutesFit(query: string) {
  const routes = new URLSearchParams(query).get('_routes') ?? '';
  return routes.length <= maxDataRoutesLength && routes.split(',').length <= maxDataRoutes;
}

function refuseForm(req: Request, siteUrl: string, path: string): Refusal | undefined {
  const { headers } = req;
  const type = headers['content-type'];
  const maxBytes = photoPostLimit(path, type) ?? feedFileLimit(path, type) ?? maxFormSizeOf(path);
  if (isFromElsewhere(req, siteUrl)) return foreign;
  return Number(headers['content-length']) > maxBytes ? tooLarge : undefined;
}

/**
 * Browsers send the origin of a form; requests without one have no visitor's cookies. `null` is an origin that the
 * browser hides: only `Sec-Fetch-Site` tells whether it is this site.
 */
function isFromElsewhere(req: Request, siteUrl: string): boolean {
  const { origin, 'sec-fetch-site': site } = req.headers;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  if (origin === undefined) return false;
  return origin === 'null' ? site === undefined : !isOwnOrigin(req, siteUrl);
}

const foreign: Refusal = {
  status: 403,
  title: 'Pedido recusado',
  text: 'Este formulário foi enviado a partir de outro site. Abra a página e tente outra vez.',
};

/** Names may be percent-encoded, so a query with '%' is parsed. */
function hasParameter(query: string, name: string) {
  return (query.includes(name) || query.includes('%')) && new URLSearchParams(query).has(name);
}

function withoutParameter(path: string, query: string, name: string) {
  const parameters = new URLSearchParams(query);
  parameters.delete(name);
  return parameters.size > 0 ? `${path}?${parameters}` : path;
}
