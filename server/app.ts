import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import { type AccessLog, accessLog } from './http/access-log';
import { requestId } from '@api/platform/process/request-id';
import { forwardedFor } from './http/forwarded-for';
import { guard, requireHost } from './http/guard';
import { inbound } from './http/inbound';
import type { PageCache } from './page-cache';
import { portalFiles } from './http/portal-files';
import { replyNotReady } from './http/not-ready';
import { shedLoad } from './http/load-shedding';
import { reservedPhotoMount } from '@domain/media/reserved-photo';
import { photoProxy, reservedPhotos } from './http/photo-proxy';
import { asyncHandler } from './http/async-handler';
import { redirects } from './http/redirects';
import { addressVisits } from './http/visit-address';
import { assignRequestId, requestIdOf } from './http/request-id';
import { plainPage } from '~/request/plain-page';
import { type HeaderList, reply } from './http/reply';
import { securityHeaders } from './http/security-headers';
import { type ServiceOptions, createServices } from './services';
import { photoBytes } from './share-images/photo-bytes';
import { shareImages } from './share-images/share-images';
import { openShareImageStore } from './share-images/store';
import { hasOneHost } from './http/requested-host';
import { httpMetrics } from './http/http-metrics';
import { routeTemplates } from './http/route-templates';
import { type MetricsEndpoint, metricsHeaders } from '@api/platform/metrics/endpoint';
import type { RawRequest } from './http/trusted-proxies';
import { website } from './website';
import type { WebsiteBuild } from './website-build';

export interface AppOptions extends ServiceOptions, Pick<WebsiteBuild, 'build' | 'addDocumentRenderer'> {
  files: RequestHandler;
  shared?: ReturnType<typeof createServices>;
  /** During shutdown `/readyz` answers 503 (api/platform/process/graceful-stop). */
  isStopping?: () => boolean;
  pageCache?: PageCache;
  metrics?: MetricsEndpoint;
  /** Replaces the website in benchmarks of the middleware. */
  pages?: RequestHandler;
}

/** With our back end in this process a page uses processor or database; with a remote one it mostly waits. */
const maxConcurrentPages = { own: 5, elsewhere: 32 };

/** The website without a listening server, so tests can create it with their own back end. */
export function createApp(parts: AppOptions): RequestListener {
  const {
    env,
    backEnd,
    build,
    addDocumentRenderer,
    files,
    log,
    pages,
    pageCache,
    isStopping,
    metrics,
    shared = createServices(parts),
  } = parts;
  const { redirectFor, isBrokerageKnown } = shared;
  const security = securityHeaders(env);
  const writeLog = accessLog(log);
  const measure = metrics && httpMetrics(metrics.metrics, routeTemplates(build));
  const logAnswer: AccessLog = (req, res, nameOf) => {
    writeLog(req, res, nameOf);
    measure?.(req, res);
  };

  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', false);
  app.set('trust proxy', env.trustProxy);

  app.use(forwardedFor);
  app.use(assignRequestId);
  app.use((req, res, next) => {
    logAnswer(req, res, requestId);
    next();
  });
  app.use(requireHost(security.plain));
  const isRemote = env.apiBaseUrl !== undefined;
  app.use(inbound({ backEnd, isRemote, siteUrl: env.siteUrl, security: security.plain, log }));
  app.use(portalFiles({ backEnd, isRemote, siteUrl: env.siteUrl, security: security.plain, log }));
  app.use(files);
  app.use(redirects(redirectFor, security.plain, () => parts.ownRedirects?.version ?? 0));
  app.use(guard(security.plain, env.siteUrl, log));
  app.get('/healthz', (req, res) => reply(req, res, 200, text(security.plain), 'alive\n'));
  const ready = asyncHandler(async (req, res) => {
    if (isStopping?.()) return reply(req, res, 503, text(security.plain), 'stopping\n');
    const isReady = await backEnd.ready().catch(() => false);
    if (!isReady) return reply(req, res, 503, text(security.plain), 'no database\n');
    if (!(await isBrokerageKnown())) return reply(req, res, 503, text(security.plain), 'no brokerage\n');
    reply(req, res, 200, text(security.plain), `ready\n${(await backEnd.notes?.()) ?? ''}`);
  });
  app.get('/readyz', ready);
  app.use('/fotos', photoProxy(backEnd, env.siteUrl, security.plain, log));
  app.use(reservedPhotoMount, reservedPhotos(backEnd, env.siteUrl, security.plain, log));
  app.use(
    asyncHandler(async (req, res, next) => {
      if (await isBrokerageKnown()) return next();
      replyNotReady(req, res, security.plain);
    }),
  );
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
  const maxPages = maxConcurrentPages[env.apiBaseUrl ? 'elsewhere' : 'own'];
  const shedder = shedLoad({ maxPages, security: security.plain, log, hasPage: pageCache?.hasPage });
  const siteParts = { build, addDocumentRenderer, env, security };
  const visitAddress = addressVisits({
    redirectFor,
    createSite: () => website({ ...siteParts, shared, shedder: noShedder }),
  });
  // No copy: a test replaces parts of it while the site runs.
  Object.assign(shared, { visitAddress });
  const site = pages ?? website({ ...siteParts, shared, shedder });
  app.use(pageCache?.before(site) ?? site);
  app.use(errorHandler(security.plain, log));
  return (arrived, res) => {
    const req = arrived as IncomingMessage & RawRequest;
    req.app = app;
    if (metrics && answersMetrics(metrics, req, res, security.plain)) return;
    const onAnswer = () => logAnswer(req, res, requestIdOf);
    const isAnswered =
      hasOneHost(req) && (pageCache?.atOnce(req, res, onAnswer) || shedder.atOnce(req, res, onAnswer));
    if (!isAnswered) app(req, res);
  };
}

/** Before all else: it answers under load too. */
function answersMetrics(
  { read }: MetricsEndpoint,
  req: IncomingMessage,
  res: ServerResponse,
  security: HeaderList,
): boolean {
  const text = req.method === 'GET' ? read(req.url!, req.headers.authorization) : null;
  const headers = [...security, ...Object.entries(metricsHeaders).flat()];
  text?.then(
    (body) => reply(req, res, 200, headers, body),
    () => res.destroy(),
  );
  return text !== null;
}

const next: RequestHandler = (_req, _res, proceed) => proceed();
const noShedder = { pages: next, forms: next };

const text = (security: HeaderList) => [
  ...security,
  'content-type',
  'text/plain; charset=utf-8',
  'cache-control',
  'no-store',
];

/** Errors before or around a page. Client errors are 4xx; all others are logged and reveal nothing. */
function errorHandler(security: HeaderList, log: Logger): ErrorRequestHandler {
  return (error, req, res, _next) => {
    const headers = [...security, 'content-type', 'text/html; charset=utf-8', 'cache-control', 'no-store'];
    const status = Number(error?.status);
    if (status >= 400 && status < 500) {
      const page = plainPage(status, 'Endereço inválido', 'Este endereço não pode ser lido.');
      return reply(req, res, status, headers, page);
    }
    log.error({ err: error, path: req.path }, 'request failed');
    const page = plainPage(
      500,
      'Algo deu errado',
      `Não foi possível abrir a página. Tente outra vez. Referência: ${requestId()}`,
    );
    reply(req, res, 500, headers, page);
  };
}
