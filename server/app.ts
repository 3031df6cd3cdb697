import type { IncomingMessage, RequestListener } from 'node:http';
import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import { accessLog } from './access-log';
import { requestId } from '@api/request-id';
import { forwardedFor } from './forwarded-for';
import { guard } from './guard';
import type { KeptPages } from './kept-pages';
import { photos } from './photos';
import { promised } from './promised';
import { redirects } from './redirects';
import { namedRequest, nameOf } from './request-id';
import { plainPage } from '~/request/plain-page';
import { type HeaderList, reply } from './reply';
import { securityHeaders } from './security-headers';
import { type ContextParts, sharedContext } from './shared-context';
import { photoBytes } from './share-images/photo-bytes';
import { shareImages } from './share-images/share-images';
import { openShareImageStore } from './share-images/store';
import type { Arrived } from './trusted-proxies';
import { website } from './website';
import type { WebsiteBuild } from './website-build';

export interface AppParts extends ContextParts, Pick<WebsiteBuild, 'build' | 'takeShortWay'> {
  /** Files of the build, or Vite's middleware in development. */
  files: RequestHandler;
  /** What every page knows; tests change it while the website runs. */
  shared?: ReturnType<typeof sharedContext>;
  /** Whether it is to end: it says that it is not ready, and serves on (api/graceful-stop). */
  isStopping?: () => boolean;
  /** Public pages that are kept; without it each is made anew. */
  keptPages?: KeptPages;
  /** What answers in the website's place; the bench measures the way to it. */
  pages?: RequestHandler;
}

/**
 * The website's request handler: what stands in front of Remix, and Remix. It opens nothing and listens nowhere, so
 * tests make one around a back end of their own.
 */
export function createApp(parts: AppParts): RequestListener {
  const {
    env,
    backEnd,
    build,
    takeShortWay,
    files,
    log,
    pages,
    keptPages,
    isStopping,
    shared = sharedContext(parts),
  } = parts;
  const { redirectFor } = shared;
  const security = securityHeaders(env);
  const noteAnswer = accessLog(log);

  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', false);
  app.set('trust proxy', env.trustProxy);

  app.use(forwardedFor);
  app.use(namedRequest);
  app.use((req, res, next) => {
    noteAnswer(req, res, requestId);
    next();
  });
  app.use(files);
  app.use(redirects(redirectFor, security.plain));
  app.use(guard(security.plain, env.siteUrl, log));
  app.get('/healthz', (req, res) => reply(req, res, 200, text(security.plain), 'alive\n'));
  const ready = promised(async (req, res) => {
    if (isStopping?.()) return reply(req, res, 503, text(security.plain), 'stopping\n');
    const isReady = await backEnd.ready().catch(() => false);
    reply(req, res, isReady ? 200 : 503, text(security.plain), isReady ? 'ready\n' : 'no database\n');
  });
  app.get('/readyz', ready);
  app.use('/fotos', photos(backEnd, env.siteUrl, security.plain, log));
  const store = openShareImageStore({ dataDir: env.dataDir, photoBytes: photoBytes(backEnd, env), log });
  app.use(
    '/og',
    shareImages({
      house: async () => (await shared.house?.()) ?? shared,
      store,
      log,
      security: security.plain,
    }),
  );
  const site = pages ?? website({ build, takeShortWay, shared, env, security, log });
  app.use(keptPages?.before(site) ?? site);
  app.use(lastResort(security.plain, log));
  if (!keptPages) return app;
  return (arrived, res) => {
    const req = arrived as IncomingMessage & Arrived;
    req.app = app;
    if (!keptPages.atOnce(req, res, () => noteAnswer(req, res, nameOf))) app(req, res);
  };
}

const text = (security: HeaderList) => [
  ...security,
  'content-type',
  'text/plain; charset=utf-8',
  'cache-control',
  'no-store',
];

/** What failed before or around a page. A visitor's own mistake is a 4xx; everything else is logged and tells nothing. */
function lastResort(security: HeaderList, log: Logger): ErrorRequestHandler {
  return (error, req, res, _next) => {
    const headers = [...security, 'content-type', 'text/html; charset=utf-8', 'cache-control', 'no-store'];
    const status = Number(error?.status);
    if (status >= 400 && status < 500) {
      const page = plainPage(status, 'Endereço inválido', 'Este endereço não pode ser lido.');
      return reply(req, res, status, headers, page);
    }
    log.error({ err: error, path: req.path }, 'a request failed');
    const page = plainPage(
      500,
      'Algo deu errado',
      `Não foi possível abrir a página. Tente outra vez. Referência: ${requestId()}`,
    );
    reply(req, res, 500, headers, page);
  };
}
