import type { ServerBuild } from '@remix-run/node';
import type { Router } from 'express';
import { contextOf } from '../page-context';
import { promised } from '../promised';
import { documents } from './documents';

export type TakeShortWay = typeof takeShortWay;

/**
 * Puts the short way to a page (docs/decisions/0004-short-way-to-a-page.md) before Remix's handler.
 * @returns the build for that handler, whose loaders do not run again for what the short way had begun
 */
export function takeShortWay(site: Router, build: ServerBuild): ServerBuild {
  const short = documents(build);
  const shortWay = promised(async (req, res, next) => {
    if (req.method !== 'GET') return next();
    const context = contextOf(res);
    const headers = req.headers as Record<string, string>;
    const page = await short.render(new Request(context.siteUrl + req.url, { headers }), context);
    if (!page) return next();
    context.answer.inlineScripts = page.inlineScripts;
    res.status(page.status);
    for (const [name, value] of page.headers) res.append(name, value);
    const body = Buffer.from(page.html);
    res.setHeader('content-length', body.length);
    res.end(body);
  });
  site.use(shortWay);
  return short.build;
}
