import { constants } from 'node:zlib';
import compression from 'compression';
import { type RequestHandler, type Response, Router } from 'express';
import onHeaders from 'on-headers';
import { decodeConsent } from '~/features/marketing/consent/consent';
import { pendingEventsCookie } from '~/features/marketing/analytics/analytics-queue.server';
import { hasOneTap } from '~/features/account/providers/one-tap.server';
import { isAdminPath } from '~/features/admin/admin-links';
import type { Env } from '../env';
import { contextOf } from '../load-context';
import { adminHeaders } from './reply';
import type { SecurityHeaders } from './security-headers';

/** Quality 5 takes 1 ms per page; 7 would take 2 ms for 2 % less. Below the threshold an answer fits in one packet. */
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

export function responseHeaders(security: SecurityHeaders, geoHeaders: Env['geoHeaders']): RequestHandler {
  // Menus and links depend on the visitor's region, so shared caches must vary by it.
  const region = [geoHeaders.country, geoHeaders.region].filter((name) => name !== null).join(', ');
  const setHeaders: RequestHandler = (req, res, next) => {
    onHeaders(res, () => {
      const context = contextOf(res);
      context.session.finish(res);
      context.admin?.finish(res);
      const { inlineScripts, hasSecretAddress, isIncomplete, opensWhatsapp } = context.answer;
      const kind = () => {
        if (opensWhatsapp || isAdminPath(req.path)) return 'whatsapp';
        return hasOneTap(context, decodeConsent(req.get('cookie') ?? null), req.path) ? 'oneTap' : null;
      };
      const own = inlineScripts ? security.page(inlineScripts, kind()) : security.plain;
      for (let i = 0; i < own.length; i += 2) res.setHeader(own[i]!, own[i + 1]!);
      if (hasSecretAddress) res.setHeader('referrer-policy', 'no-referrer');
      if (region) res.vary(region);
      const left = context.settings.gtmId
        ? pendingEventsCookie(req.get('cookie') ?? null, context.answer.pendingEvents ?? [])
        : null;
      if (left) res.append('set-cookie', left);
      const cookies = cookiesOf(res);
      if (cookies.length > 0) res.setHeader('set-cookie', cookies.map(security.cookie));
      // An answer with a cookie belongs to one visitor, whatever its page sets.
      if (cookies.length > 0) res.setHeader('cache-control', 'private, no-store');
      else if (isIncomplete) res.setHeader('cache-control', 'no-store');
      else if (!res.hasHeader('cache-control')) res.setHeader('cache-control', 'private, no-cache');
      if (context.admin && isAdminPath(req.path)) {
        for (let i = 0; i < adminHeaders.length; i += 2)
          res.setHeader(adminHeaders[i]!, adminHeaders[i + 1]!);
      }
    });
    next();
  };
  // The last listener for the headers runs first.
  return Router().use(compressed, setHeaders);
}

const cookiesOf = (res: Response) => [res.getHeader('set-cookie') ?? []].flat().map(String);
