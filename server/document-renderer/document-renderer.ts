import { matchRoutes } from '@remix-run/react';
import type { AppLoadContext, EntryContext, ServerBuild } from '@remix-run/node';
import { LRUCache } from 'lru-cache';
import { renderDocumentLayout, type DocumentLayout } from './document-layout';
import { documentHeaders } from './document-headers';
import { pageRenderer, type PageState } from './document-page';
import { writePageData } from './page-data';

type ServerRoute = NonNullable<ServerBuild['routes'][string]>;
type Routes = Parameters<typeof matchRoutes>[0];
type Matches = NonNullable<ReturnType<typeof matchRoutes>>;
interface Loaded {
  id: string;
  data: unknown;
  status?: number;
  headers?: Headers;
}

export interface RenderedDocument {
  status: number;
  headers: Headers;
  html: string;
  /** Only these inline scripts may run in it. */
  inlineScripts: readonly string[];
}

export interface DocumentRenderer {
  /** The same build; its loaders reuse the calls that `render` has started. */
  build: ServerBuild;
  /** undefined: Remix's own handler must answer. */
  render(request: Request, context: AppLoadContext): Promise<RenderedDocument | undefined>;
}

// Remix's handler answers all else (redirects, errors, actions, data requests) and reuses the loader calls.
/** Renders documents whose loaders all return data, cheaper than Remix (docs/decisions/0004-short-way-to-a-page.md). */
export function createDocumentRenderer(original: ServerBuild): DocumentRenderer {
  const begun = new WeakMap<AppLoadContext, Map<string, Promise<unknown>>>();
  const build = withBegunLoaders(original, begun);
  const tree = routesBelow(undefined, build);
  const known = new LRUCache<string, Matches>({ max: 1000 });
  const leaves = new Map<string, Promise<Leaf | undefined>>();

  const match = (pathname: string) => {
    const matches = known.get(pathname) ?? matchRoutes(tree, pathname, build.basename);
    if (matches) known.set(pathname, matches);
    return matches;
  };
  const leafOf = (matches: Matches, page: PageState, context: AppLoadContext) => {
    const id = matches.at(-1)!.route.id!;
    const leaf = leaves.get(id) ?? makeLeaf(build, matches, page, context);
    leaves.set(id, leaf);
    return leaf;
  };

  async function render(request: Request, context: AppLoadContext): Promise<RenderedDocument | undefined> {
    const { pathname, search } = new URL(request.url);
    // A data request, whose URL the catch-all route of `/imoveis` would match.
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
    const data = writePageData({ loaderData, actionData: null, errors: null });
    if (data === undefined) return;
    const location = { pathname, search, hash: '', state: null, key: 'default' };
    const page = { location, matches: matches as PageState['matches'], loaderData };
    const leaf = await leafOf(matches, page, context);
    if (!leaf) return;
    const parts = renderSafely(leaf, page, context);
    if (!parts) return;

    const loaderHeaders = Object.fromEntries(
      loaded.flatMap(({ id, headers }) => (headers ? [[id, headers]] : [])),
    );
    const headers = documentHeaders(build, matches, loaderHeaders);
    headers.set('Content-Type', 'text/html; charset=utf-8');
    const status = loaded.findLast((each) => each.status && each.status !== 200)?.status ?? 200;
    const [head, body, end, last] = leaf.frame.parts;
    const html = head + parts.meta + body + parts.body + end + data + last;
    return { status, headers, html, inlineScripts: leaf.frame.inlineScripts };
  }
  return { build, render };
}

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
    const { id, path, index, caseSensitive, module } = route;
    const own = { id, path, caseSensitive, handle: module.handle };
    return index ? { ...own, index } : { ...own, children: routesBelow(id, build) };
  });
}

interface Leaf {
  frame: DocumentLayout;
  render: ReturnType<typeof pageRenderer>;
}

async function makeLeaf(
  build: ServerBuild,
  matches: Matches,
  page: PageState,
  loadContext: AppLoadContext,
): Promise<Leaf | undefined> {
  // Remix would render the fallback, and the page after its client loader has run.
  if (matches.some(({ route }) => build.routes[route.id!]!.module.HydrateFallback)) return;
  const context = entryContext(build, matches, page);
  const layout = await renderDocumentLayout(build, context, loadContext).catch(() => undefined);
  return layout && { frame: layout, render: pageRenderer(context) };
}

/** If a component throws, Remix renders the page again, logs the error and shows the error page. */
function renderSafely({ render }: Leaf, page: PageState, context: AppLoadContext) {
  try {
    return render(page, context);
  } catch {
    return undefined;
  }
}

/** Render context of a route. Remix searches the manifest for the URL, so it has only these routes. */
function entryContext(build: ServerBuild, matches: Matches, { location }: PageState): EntryContext {
  const { routes, assets, basename, future, isSpaMode } = build;
  const ids = matches.map(({ route }) => route.id!);
  return {
    manifest: { ...assets, routes: Object.fromEntries(ids.map((id) => [id, assets.routes[id]])) },
    routeModules: Object.fromEntries(ids.map((id) => [id, routes[id]!.module])),
    serverHandoffString: JSON.stringify({ basename, future, isSpaMode }).replaceAll('<', '\\u003c'),
    future,
    isSpaMode,
    staticHandlerContext: {
      basename: basename ?? '/',
      location,
      matches,
      loaderData: Object.fromEntries(ids.map((id) => [id, null])),
      actionData: null,
      errors: null,
      statusCode: 200,
      loaderHeaders: {},
      actionHeaders: {},
      activeDeferreds: null,
    },
    serializeError: ({ message }: Error) => ({ message }),
  } as unknown as EntryContext;
}
