import type { ServerBuild } from '@remix-run/node';
import type { Router } from 'express';
import { contextOf } from '../load-context';
import { asyncHandler } from '../http/async-handler';
import { createDocumentRenderer } from './document-renderer';

export type AddDocumentRenderer = typeof addDocumentRenderer;

/** Installs the document renderer before Remix's handler. @returns the build for that handler */
export function addDocumentRenderer(site: Router, build: ServerBuild): ServerBuild {
  const renderer = createDocumentRenderer(build);
  const renderDocument = asyncHandler(async (req, res, next) => {
    if (req.method !== 'GET') return next();
    const context = contextOf(res);
    const headers = req.headers as Record<string, string>;
    const page = await renderer.render(new Request(context.siteUrl + req.url, { headers }), context);
    if (!page) return next();
    context.answer.inlineScripts = page.inlineScripts;
    res.status(page.status);
    for (const [name, value] of page.headers) res.append(name, value);
    const body = Buffer.from(page.html);
    res.setHeader('content-length', body.length);
    res.end(body);
  });
  site.use(renderDocument);
  return renderer.build;
}
