import { matchRoutes } from '@remix-run/react';
import type { AppLoadContext, EntryContext, ServerBuild } from '@remix-run/node';
import { LRUCache } from 'lru-cache';
import { encodePageData } from '~/services/page-data';
import { documentHeaders } from './document-headers';

type ServerRoute = NonNullable<ServerBuild['routes'][string]>;
type Routes = Parameters<typeof matchRoutes>[0];
type Matches = NonNullable<ReturnType<typeof matchRoutes>>;
/** What a loader gave: data, and the status and headers that it set with `data()`. */
interface Loaded {
  id: string;
  data: unknown;
  status?: number;
  headers?: Headers;
}

export interface Documents {
  /** The same build, whose loaders do not run again for what `render` had begun. */
  build: ServerBuild;
  /** Renders a page, or gives undefined where it is not that simple: Remix's own handler answers then. */
  render(request: Request, context: AppLoadContext): Promise<Response | undefined>;
}

/**
 * The short way to a page (docs/decisions/0004-short-way-to-a-page.md): a GET of a document whose loaders all give
 * data. It does what Remix's handler does for these, without its copies of the request, its repeated matching and its
 * streams, which cost more than React's render. Everything else is left to Remix: a redirect, an error, an unknown
 * address, an action, a data request. What the loaders have answered until then is kept for it.
 */
export function documents(original: ServerBuild): Documents {
  const begun = new WeakMap<AppLoadContext, Map<string, Promise<unknown>>>();
  const build = withBegunLoaders(original, begun);
  const tree = routesBelow(undefined, build);
  const known = new LRUCache<string, Matches>({ max: 1000 });
  const fixed = fixedContext(build);
  const manifests = new Map<string, EntryContext['manifest']>();

  const match = (pathname: string) => {
    const matches = known.get(pathname) ?? matchRoutes(tree, pathname, build.basename);
    if (matches) known.set(pathname, matches);
    return matches;
  };
  /** The manifest of these routes alone: the render would match the address against every route that it is given. */
  const manifestFor = (matches: Matches) => {
    const leaf = matches.at(-1)!.route.id!;
    const manifest = manifests.get(leaf) ?? manifestOf(matches, build);
    manifests.set(leaf, manifest);
    return manifest;
  };

  async function render(request: Request, context: AppLoadContext) {
    const { pathname, search } = new URL(request.url);
    // A data request; `/imoveis/*` would take its address for a page's.
    if (pathname.endsWith('.data')) return;
    const matches = match(pathname);
    if (!matches || !build.routes[matches.at(-1)!.route.id!]?.module.default) return;
    const { loaded, complete } = await load(original, matches, request, context, (outcomes) =>
      begun.set(context, outcomes),
    );
    if (!complete) return;

    const loaderData: Record<string, unknown> = {};
    for (const { route } of matches) loaderData[route.id!] = null;
    for (const { id, data } of loaded) loaderData[id] = data;
    const state = { loaderData, actionData: null, errors: null };
    const pageData = encodePageData(state);
    if (pageData === undefined) return;

    const loaderHeaders = Object.fromEntries(
      loaded.flatMap(({ id, headers }) => (headers ? [[id, headers]] : [])),
    );
    const status = loaded.findLast((each) => each.status && each.status !== 200)?.status ?? 200;
    const entryContext = {
      ...fixed,
      manifest: manifestFor(matches),
      renderMeta: {},
      pageData,
      staticHandlerContext: {
        ...state,
        basename: build.basename ?? '/',
        location: { pathname, search, hash: '', state: null, key: 'default' },
        matches,
        statusCode: status,
        loaderHeaders,
        actionHeaders: {},
        activeDeferreds: null,
      } as unknown as EntryContext['staticHandlerContext'],
    };
    const headers = documentHeaders(build, matches, loaderHeaders);
    try {
      const made = build.entry.module.default(request, status, headers, entryContext, context);
      return (await made) as Response;
    } catch {
      // A component threw. Remix renders once more, says so, and shows the error page.
      return undefined;
    }
  }
  return { build, render };
}

/** Runs the matched routes' loaders. `complete` is false where one gave anything but data. */
async function load(
  build: ServerBuild,
  matches: Matches,
  request: Request,
  context: AppLoadContext,
  remember: (outcomes: Map<string, Promise<unknown>>) => void,
) {
  const outcomes = new Map<string, Promise<unknown>>();
  for (const { route, params } of matches) {
    const loader = build.routes[route.id!]?.module.loader;
    if (loader) outcomes.set(route.id!, (async () => loader({ request, params, context }))());
  }
  remember(outcomes);
  const settled = await Promise.allSettled(outcomes.values());
  const ids = [...outcomes.keys()];
  const loaded = settled.flatMap((each, index) =>
    each.status === 'fulfilled' ? (readLoaded(ids[index]!, each.value) ?? []) : [],
  );
  return { loaded, complete: loaded.length === settled.length };
}

function readLoaded(id: string, value: unknown): Loaded | undefined {
  if (value === undefined || value instanceof Response) return;
  if (isDataWithInit(value)) {
    const { status, headers } = value.init ?? {};
    return { id, data: value.data, status, headers: headers && new Headers(headers) };
  }
  return { id, data: value };
}

/** What Remix's `data()` makes. */
function isDataWithInit(value: unknown): value is { data: unknown; init: ResponseInit | null } {
  return (
    typeof value === 'object' && value !== null && 'type' in value && value.type === 'DataWithResponseInit'
  );
}

function withBegunLoaders(
  build: ServerBuild,
  begun: WeakMap<AppLoadContext, Map<string, Promise<unknown>>>,
): ServerBuild {
  const wrap = (route: ServerRoute): ServerRoute => {
    const { loader } = route.module;
    if (!loader) return route;
    const once: typeof loader = (args) => begun.get(args.context)?.get(route.id) ?? loader(args);
    return { ...route, module: { ...route.module, loader: once } };
  };
  const routes = Object.entries(build.routes).map(([id, route]) => [id, route && wrap(route)]);
  return { ...build, routes: Object.fromEntries(routes) };
}

function routesBelow(parentId: string | undefined, build: ServerBuild): Routes {
  return Object.values(build.routes).flatMap((route) => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, index, caseSensitive } = route;
    return index
      ? { id, path, caseSensitive, index }
      : { id, path, caseSensitive, children: routesBelow(id, build) };
  });
}

function manifestOf(matches: Matches, { assets }: ServerBuild): EntryContext['manifest'] {
  const routes = matches.map(({ route }) => [route.id!, assets.routes[route.id!]]);
  return { ...assets, routes: Object.fromEntries(routes) };
}

/** What of Remix's context is the same for every page of a build. */
function fixedContext({ routes, basename, future, isSpaMode }: ServerBuild) {
  const modules = Object.entries(routes).map(([id, route]) => [id, route?.module]);
  return {
    routeModules: Object.fromEntries(modules),
    serverHandoffString: JSON.stringify({ basename, future, isSpaMode }).replaceAll('<', '\\u003c'),
    future,
    isSpaMode,
    serializeError: ({ message }: Error) => ({ message }),
  } as Pick<EntryContext, 'routeModules' | 'serverHandoffString' | 'future' | 'isSpaMode' | 'serializeError'>;
}
