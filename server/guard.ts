import type { IncomingHttpHeaders } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import type { WarningLog } from '@domain/logged';
import { loggedNetworkOf } from '@domain/network';
import { hasDotSegments } from '@domain/dot-segments';
import { maxQueryLength } from '~/domain/legacy-urls/query';
import { photoPostLimit } from '~/features/announce/photo-upload';
import { formRefusals } from '~/forms/form-refusals';
import { plainPage } from '~/request/plain-page';
import { type HeaderList, reply } from './reply';

/** The longest path, in characters. */
export const maxPathLength = 2048;
/** The largest form that a page takes, in bytes. */
export const maxBodySize = 1024 * 1024;
/** A page has a handful of nested routes; a data request that names more is not ours. */
const maxDataRoutes = 20;
const maxDataRoutesLength = 1000;

interface Refusal {
  status: number;
  title: string;
  text: string;
  headers?: HeaderList;
}

/**
 * Turns away what no page answers, before it costs anything: other methods, oversized addresses and forms, state changes
 * that come from another site, and the framework's doors that this site does not use (docs/decisions/0001-remix-2.md).
 */
export function guard(security: HeaderList, siteUrl: string, log: WarningLog): RequestHandler {
  return (req, res, next) => {
    const end = req.url.indexOf('?');
    const path = end < 0 ? req.url : req.url.slice(0, end);
    const query = end < 0 ? '' : req.url.slice(end + 1);

    if (path.startsWith('/__')) return reply(req, res, 302, [...security, 'location', '/']);
    const refusal =
      refuseMethod(req.method) ??
      refuseAddress(path, query) ??
      (req.method === 'POST' ? refuseForm(req.headers, siteUrl, path) : undefined);
    if (refusal === foreign)
      log.warn(
        { security: true, path, network: loggedNetworkOf(req.ip ?? null) },
        'a write from elsewhere was refused',
      );
    if (refusal) return refuse(req, res, security, refusal);

    if (hasParameter(query, '_data')) req.url = withoutParameter(path, query, '_data');
    next();
  };
}

/** Turns a request away with a small page. */
export function refuse(req: Request, res: Response, security: HeaderList, refusal: Refusal) {
  const { status, title, text, headers = [] } = refusal;
  const own = ['content-type', 'text/html; charset=utf-8', 'cache-control', 'no-store', ...headers];
  reply(req, res, status, [...security, ...own], plainPage(status, title, text));
}

/** The rest of what is sent is not read: the connection ends with this answer. */
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
    return { status: 400, title: 'Endereço inválido', text: 'Este endereço não pode ser lido.' };
  }
  if (path.length > maxPathLength || query.length > maxQueryLength) {
    return {
      status: 414,
      title: 'Endereço longo demais',
      text: 'Este endereço é longo demais. Tente uma busca com menos filtros.',
    };
  }
  if (path.endsWith('.data') && query && !dataRoutesFit(query)) {
    return { status: 400, title: 'Endereço inválido', text: 'Este endereço não pode ser lido.' };
  }
}

/** Whether its escapes are text: UTF-8 without control characters. */
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

function refuseForm(headers: IncomingHttpHeaders, siteUrl: string, path: string): Refusal | undefined {
  const most = photoPostLimit(path, headers['content-type']) ?? maxBodySize;
  return (
    refuseForeignOrigin(headers, siteUrl) ?? (Number(headers['content-length']) > most ? tooLarge : undefined)
  );
}

/** Browsers say where a form comes from; what says nothing (a script of the operator's, say) carries no visitor's cookies. */
function refuseForeignOrigin(headers: IncomingHttpHeaders, siteUrl: string): Refusal | undefined {
  const site = headers['sec-fetch-site'];
  const origin = headers.origin;
  const own = origin === siteUrl || (typeof origin === 'string' && hostOf(origin) === headers.host);
  const isForeign = site != null ? site !== 'same-origin' && site !== 'none' : origin != null && !own;
  return isForeign ? foreign : undefined;
}

const foreign: Refusal = {
  status: 403,
  title: 'Pedido recusado',
  text: 'Este formulário foi enviado a partir de outro site. Abra a página e tente outra vez.',
};

function hostOf(origin: string) {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

/** Parameter names may be written with escapes, so a query with any is parsed. */
function hasParameter(query: string, name: string) {
  return (query.includes(name) || query.includes('%')) && new URLSearchParams(query).has(name);
}

function withoutParameter(path: string, query: string, name: string) {
  const parameters = new URLSearchParams(query);
  parameters.delete(name);
  return parameters.size > 0 ? `${path}?${parameters}` : path;
}
