import { type Context, Hono } from 'hono';
import { matchedRoutes } from 'hono/route';
import { bodyLimit } from 'hono/body-limit';
import { isFeedPart, maxFeedPartBody } from '@api/feed-admin/routes/uploads';
import { HTTPException } from 'hono/http-exception';
import { type ErrorAnswer, secretRequiredCode } from '@contract/errors';
import { requestIdHeader } from '@contract/request-id';
import { ValueResponse } from '@contract/value-response';
import { loggedNetworkOf } from '@domain/network/ip-network';
import { type CallBindings, callerOf } from '@api/platform/http/caller';
import { createPasswords } from '@api/accounts/passwords';
import { trustedIssuers } from '@api/accounts/trusted-issuers';
import { noDeletionList } from '@api/platform/db/deletion-list';
import { accountHooks } from './account-hooks';
import type { ApiDeps } from './deps';
import { leadEraser, modules, personalDataOf, stopLinks, subjectNames, undoers } from './modules';
import { ApiError, badRequest, notFound, secretRequired, unavailable } from '@api/platform/http/errors';
import { isBadValue, isDatabaseUnavailable } from '@api/platform/db/database-errors';
import { requestDeadline } from '@api/platform/http/request-deadline';
import { noBrokerageNetworks } from '@api/platform/http/brokerage-networks';
import { noDestinations } from '@api/leads/destinations';
import { retention } from '@domain/people/privacy';
import { openAdmin } from '@api/staff/admin-settings';
import { usualReplyMinutes } from '@domain/leads/answer-time';
import { clock } from '@domain/kernel/clock';
import { otherValue } from '@api/platform/metrics/definitions';
import { noInbound } from '@api/portals/settings';
import { systemDefaults } from '@api/system/settings';
import { newSecret } from '@api/platform/http/secrets';
import { forRequest, nameRequest } from '@api/platform/process/request-id';
import { hiddenPhotos } from '@api/platform/photos/hidden-photos';
import { photoRoutes } from '@api/platform/photos/routes';
import { noUploads } from '@api/platform/photos/uploads';

type GivenDeps = Pick<ApiDeps, 'db' | 'log'> & Partial<ApiDeps>;

type Bindings = { Bindings: CallBindings };

export const maxBodyBytes = 64 * 1024;
export const maxQueryLength = 8 * 1024;
const tooLarge = () => {
  throw new ApiError(413, 'BODY_TOO_LARGE', 'Pedido grande demais');
};
/** Calls that have not started to write by then get 503. */
const deadlineMs = 10_000;

/** Calls of the back end (spec 1 §9; spec 2 §7). Error responses contain no internals (contract/errors.ts). */
export function createApi(given: GivenDeps): Hono<Bindings> {
  const deps = completeDeps(given);
  const app = new Hono<Bindings>();

  app.use((context, next) => forRequest(nameRequest(context.req.header(requestIdHeader)), next));
  app.use(async (context, next) => {
    if (!deps.observeCall || context.env?.inProcess) return next();
    const started = clock.monotonicNow();
    await next();
    const seconds = (clock.monotonicNow() - started) / 1_000;
    deps.observeCall({
      method: context.req.method,
      route: routeOf(context),
      status: context.res.status,
      seconds,
    });
  });
  app.use(async (context, next) => {
    if (new URL(context.req.url).search.length > maxQueryLength)
      throw new ApiError(414, 'QUERY_TOO_LONG', 'Endereço longo demais');
    await next();
    if (!context.res.headers.has('Cache-Control')) context.res.headers.set('Cache-Control', 'no-store');
  });
  const limited = bodyLimit({ maxSize: maxBodyBytes, onError: tooLarge });
  const limitedPart = bodyLimit({ maxSize: maxFeedPartBody, onError: tooLarge });
  app.use((context, next) => (isFeedPart(context.req.path) ? limitedPart : limited)(context, next));
  app.use(requestDeadline(deadlineMs));

  app.use(async (context, next) => {
    if (context.env?.isRefused) throw secretRequired();
    if (context.env?.inProcess) context.json = answerWithValue as typeof context.json;
    await next();
  });

  for (const module of modules) for (const routes of module.routes?.(deps) ?? []) app.route('/', routes);
  if (deps.derivatives) app.route('/', photoRoutes(deps.derivatives, hiddenPhotos(deps.db)));

  app.notFound((context) => {
    const allowed = app.routes.filter(
      ({ method, path }) => method !== 'ALL' && matchesPath(path, context.req.path),
    );
    if (allowed.length === 0) throw notFound();
    context.header('Allow', [...new Set(allowed.map(({ method }) => method))].join(', '));
    return context.json(bodyOf(new ApiError(405, 'METHOD_NOT_ALLOWED', 'Método não permitido')), 405);
  });

  app.onError((error, context) => {
    const answer = toApiError(error);
    if (answer) {
      if (answer.status === 503) {
        deps.log.warn({ reason: error.message, path: context.req.path }, 'database unavailable');
      }
      const event = securityEvents[answer.code];
      if (event)
        deps.log.warn(
          { security: true, path: context.req.path, network: loggedNetworkOf(callerOf(context).ip) },
          event,
        );
      const { retryAfter } = answer.more;
      if (retryAfter) context.header('Retry-After', String(retryAfter));
      return context.json(bodyOf(answer), answer.status);
    }
    deps.log.error({ err: error, path: context.req.path }, 'api call failed');
    return context.json(
      { status: 'error', code: 'INTERNAL', message: 'Algo deu errado' } satisfies ErrorAnswer,
      500,
    );
  });
  return app;
}

/** The template of the call's route: `*` is that of middleware. */
const routeOf = (context: Context): string =>
  matchedRoutes(context).findLast(({ path }) => !path.endsWith('*'))?.path ?? otherValue;

const securityEvents: Record<string, string | undefined> = {
  TOO_MANY_TRIES: 'rate limit reached',
  [secretRequiredCode]: 'call without the secret refused',
};

function completeDeps(given: GivenDeps): ApiDeps {
  const { leadPlaces: leadDestinations = noDestinations, deletions = noDeletionList, log } = given;
  const hooks = accountHooks({ leadPlaces: leadDestinations, deletions });
  return {
    passwords: createPasswords(),
    issuers: trustedIssuers({ identity: null, google: null }, log),
    leadPlaces: leadDestinations,
    deletions,
    priceHistory: 'kept',
    auditYears: retention.auditYears,
    admin: openAdmin([newSecret()]),
    system: systemDefaults(),
    inbound: noInbound,
    replyMinutes: usualReplyMinutes,
    announcedPhotos: async () => undefined,
    uploads: noUploads,
    ownPhotos: async () => undefined,
    isBrokerageAddress: noBrokerageNetworks,
    hooks,
    stopLinks,
    undoers,
    subjectNames,
    personalData: personalDataOf(given),
    eraseLeads: leadEraser({ dataDir: null, places: leadDestinations }),
    ...given,
  };
}

const answerWithValue = (value: unknown, status?: number): Response => new ValueResponse(value, status);

function toApiError(error: unknown): ApiError | null {
  if (error instanceof ApiError) return error;
  if (isDatabaseUnavailable(error)) return unavailable();
  if (isBadValue(error)) return badRequest();
  if (error instanceof HTTPException && error.status < 500) return badRequest();
  return null;
}

const bodyOf = ({
  code,
  message,
  errors,
  more: { product, retryAfter, conflict },
}: ApiError): ErrorAnswer => ({
  status: 'error',
  code,
  message,
  errors,
  product,
  conflict,
  retry_after: retryAfter,
});

function matchesPath(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const given = path.split('/');
  return (
    wanted.length === given.length &&
    wanted.every((part, index) => part.startsWith(':') || part === given[index])
  );
}
