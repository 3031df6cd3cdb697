import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import type { ErrorAnswer } from '@contract/errors';
import { requestIdHeader } from '@contract/request-id';
import { ValueResponse } from '@contract/value-response';
import { loggedNetworkOf } from '@domain/network';
import { type CallBindings, callerOf } from './auth/caller';
import { createPasswords } from './auth/passwords';
import { trustedIssuers } from './auth/trusted-issuers';
import { noDeletionList } from './backup/deletion-list';
import type { ApiDeps } from './deps';
import { ApiError, badRequest, isBadValue, isDatabaseAway, notFound, unavailable } from './errors';
import { givenUpAfter } from './first-write';
import { nobodyIsHouse } from './house-networks';
import { noPlaces } from './leads/places';
import { forRequest, nameRequest } from './request-id';
import { accountRoutes } from './routes/account';
import { announcementRoutes } from './routes/announcements';
import { announcementDraftRoutes } from './routes/announcement-drafts';
import { announcementLinkRoutes } from './routes/announcement-links';
import { announcementPhotoRoutes } from './routes/announcement-photos';
import { authRoutes } from './routes/auth';
import { brokerRoutes } from './routes/broker';
import { changeRoutes } from './routes/changes';
import { favoriteRoutes } from './routes/favorites';
import { experimentRoutes } from './routes/experiments';
import { favoriteLetterRoutes } from './routes/favorite-letters';
import { folderAdditionRoutes } from './routes/folder-additions';
import { folderRoutes } from './routes/folders';
import { folderLinkRoutes } from './routes/folder-links';
import { geolocationRoutes } from './routes/geolocation';
import { homeRoutes } from './routes/home';
import { houseRoutes } from './routes/house';
import { leadRoutes } from './routes/leads';
import { locationRoutes } from './routes/locations';
import { newProductRoutes } from './routes/new-products';
import { productHistoryRoutes } from './routes/product-history';
import { productRoutes } from './routes/products';
import { ownerLetterRoutes } from './routes/owner-letters';
import { ownerReportRoutes } from './routes/owner-report';
import { photoRoutes } from './photos/routes';
import { publicChangeRoutes } from './routes/public-changes';
import { propertyVisitRoutes } from './routes/property-visits';
import { providerRoutes } from './routes/providers';
import { recoveryRoutes } from './routes/recovery';
import { alertRoutes } from './routes/alerts';
import { purchaseProfileRoutes } from './routes/purchase-profile';
import { savedSearchRoutes } from './routes/saved-searches';
import { searchRoutes } from './routes/search';
import { searchNewsRoutes } from './routes/search-news';
import { sessionRoutes } from './routes/sessions';
import { sitemapRoutes } from './routes/sitemap';
import { sharedFolderRoutes } from './routes/shared-folder';
import { subscriptionRoutes } from './routes/subscriptions';
import { userDataRoutes } from './routes/user-data';
import { viewRoutes } from './routes/views';

/** What has to be given of them. */
type GivenDeps = Omit<
  ApiDeps,
  'passwords' | 'issuers' | 'leadPlaces' | 'deletions' | 'priceHistory' | 'isHouse'
> &
  Partial<ApiDeps>;

type Bindings = { Bindings: CallBindings };

/** Largest body of any call; more is 413. */
export const maxBodyBytes = 64 * 1024;
/** Longest query string of any call; more is 414. */
export const maxQueryLength = 8 * 1024;
/** A call that has neither answered nor begun to write by then is given up with 503. */
const deadlineMs = 10_000;

/**
 * Every call of the back end (spec 1 §9; spec 2 §7), each checked by its schema in `contract/`.
 * The same app answers in-process and alone. Errors have `contract/errors.ts`'s shape and never an internal message.
 */
export function createApi(given: GivenDeps): Hono<Bindings> {
  const deps: ApiDeps = {
    passwords: createPasswords(),
    issuers: trustedIssuers({ identity: null, google: null }, given.log),
    leadPlaces: noPlaces,
    deletions: noDeletionList,
    priceHistory: 'kept',
    isHouse: nobodyIsHouse,
    ...given,
  };
  const app = new Hono<Bindings>();

  app.use((context, next) => forRequest(nameRequest(context.req.header(requestIdHeader)), next));
  app.use(async (context, next) => {
    if (new URL(context.req.url).search.length > maxQueryLength)
      throw new ApiError(414, 'QUERY_TOO_LONG', 'Endereço longo demais');
    await next();
    if (!context.res.headers.has('Cache-Control')) context.res.headers.set('Cache-Control', 'no-store');
  });
  app.use(
    bodyLimit({
      maxSize: maxBodyBytes,
      onError: () => {
        throw new ApiError(413, 'BODY_TOO_LARGE', 'Pedido grande demais');
      },
    }),
  );
  app.use(givenUpAfter(deadlineMs));

  app.use(async (context, next) => {
    if (context.env?.inProcess) context.json = answerWithValue as typeof context.json;
    await next();
  });

  for (const routes of [
    searchRoutes,
    productRoutes,
    locationRoutes,
    homeRoutes,
    houseRoutes,
    brokerRoutes,
    geolocationRoutes,
    sitemapRoutes,
    publicChangeRoutes,
    leadRoutes,
    subscriptionRoutes,
    announcementRoutes,
    announcementDraftRoutes,
    announcementLinkRoutes,
    announcementPhotoRoutes,
    viewRoutes,
    experimentRoutes,
    authRoutes,
    providerRoutes,
    sessionRoutes,
    userDataRoutes,
    folderRoutes,
    folderAdditionRoutes,
    favoriteLetterRoutes,
    favoriteRoutes,
    folderLinkRoutes,
    sharedFolderRoutes,
    savedSearchRoutes,
    alertRoutes,
    purchaseProfileRoutes,
    propertyVisitRoutes,
    recoveryRoutes,
    accountRoutes,
    newProductRoutes,
    changeRoutes,
    searchNewsRoutes,
    productHistoryRoutes,
    ownerReportRoutes,
    ownerLetterRoutes,
  ])
    app.route('/', routes(deps));
  if (deps.derivatives) app.route('/', photoRoutes(deps.derivatives));

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
        deps.log.warn({ reason: error.message, path: context.req.path }, 'the database did not answer');
      }
      if (answer.status === 429)
        deps.log.warn(
          { security: true, path: context.req.path, network: loggedNetworkOf(callerOf(context).ip) },
          'a limit was reached',
        );
      if (answer.retryAfter) context.header('Retry-After', String(answer.retryAfter));
      return context.json(bodyOf(answer), answer.status);
    }
    deps.log.error({ err: error, path: context.req.path }, 'a call failed');
    return context.json(
      { status: 'error', code: 'INTERNAL', message: 'Algo deu errado' } satisfies ErrorAnswer,
      500,
    );
  });
  return app;
}

/** What routes and errors say as JSON; headers that stand beside it are for callers elsewhere. */
const answerWithValue = (value: unknown, status?: number): Response => new ValueResponse(value, status);

function toApiError(error: unknown): ApiError | null {
  if (error instanceof ApiError) return error;
  if (isDatabaseAway(error)) return unavailable();
  if (isBadValue(error)) return badRequest();
  if (error instanceof HTTPException && error.status < 500) return badRequest();
  return null;
}

const bodyOf = ({ code, message, errors, product, retryAfter }: ApiError): ErrorAnswer => ({
  status: 'error',
  code,
  message,
  errors,
  product,
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
