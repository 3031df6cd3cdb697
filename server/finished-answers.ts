import { constants } from 'node:zlib';
import compression from 'compression';
import { type RequestHandler, type Response, Router } from 'express';
import onHeaders from 'on-headers';
import { decodeConsent } from '~/features/marketing/consent/consent';
import { leftToTellCookie } from '~/features/marketing/analytics/tell-next.server';
import { hasOneTap } from '~/features/account/providers/one-tap.server';
import type { Env } from './env';
import { contextOf } from './page-context';
import type { SecurityHeaders } from './security-headers';

/** Quality 5 takes a millisecond for a page; 7 would take two for 2 % less. Below the threshold a packet is a packet. */
const compressed = compression({
  threshold: 1400,
  level: 5,
  brotli: {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_LGWIN]: 18,
    },
  },
});

/**
 * What is done to every answer of the website, whatever made it, when its headers are written: the session's cookie, the
 * security headers, who may keep it, what it depends on, and compression where that pays.
 */
export function finishedAnswers(security: SecurityHeaders, geoHeaders: Env['geoHeaders']): RequestHandler {
  // Menus and links depend on the visitor's region: a shared cache is told so, for every page and its data.
  const region = [geoHeaders.country, geoHeaders.region].filter((name) => name !== null).join(', ');
  const finished: RequestHandler = (req, res, next) => {
    onHeaders(res, () => {
      const context = contextOf(res);
      context.session.finish(res);
      const { inlineScripts, hasSecretAddress, isIncomplete } = context.answer;
      const oneTap = () => hasOneTap(context, decodeConsent(req.get('cookie') ?? null), req.path);
      const own = inlineScripts ? security.page(inlineScripts, oneTap()) : security.plain;
      for (let i = 0; i < own.length; i += 2) res.setHeader(own[i]!, own[i + 1]!);
      if (hasSecretAddress) res.setHeader('referrer-policy', 'no-referrer');
      if (region) res.vary(region);
      const left = context.settings.gtmId
        ? leftToTellCookie(req.get('cookie') ?? null, context.answer.toTell ?? [])
        : null;
      if (left) res.append('set-cookie', left);
      const cookies = cookiesOf(res);
      if (cookies.length > 0) res.setHeader('set-cookie', cookies.map(security.cookie));
      // What sets a cookie is one visitor's, whatever its page says of itself.
      if (cookies.length > 0) res.setHeader('cache-control', 'private, no-store');
      else if (isIncomplete) res.setHeader('cache-control', 'no-store');
      else if (!res.hasHeader('cache-control')) res.setHeader('cache-control', 'private, no-cache');
    });
    next();
  };
  // Of those that wait for the headers the last comes first.
  return Router().use(compressed, finished);
}

const cookiesOf = (res: Response) => [res.getHeader('set-cookie') ?? []].flat().map(String);
