import type { ServerBuild } from '@remix-run/node';
import type { RouteConfigEntry } from '@remix-run/route-config';
import routes from '~/routes';

const modules = import.meta.glob('/app/{root,routes/**/*}.{ts,tsx}');
const load = (file: string) => modules[`/app/${file}`]!();

interface Route {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  file: string;
}

/** `app/routes.ts` as one list, parents before children. */
function flat(entries: RouteConfigEntry[], parentId: string): Route[] {
  return entries.flatMap(({ children = [], file, path, index, id: given }) => {
    const id = given ?? file.replace(/\.tsx?$/, '');
    return [{ id, parentId, path, index, file }, ...flat(children, id)];
  });
}

/** A page that a test puts beside the site's own. */
export interface AddedRoute {
  id: string;
  path: string;
  module: object;
}

/**
 * The website as Remix runs it, made of the route modules themselves: no build is needed, and there are no scripts for a
 * browser in it. Pages come as a visitor without JavaScript gets them.
 */
export async function siteBuild(added: readonly AddedRoute[] = []): Promise<ServerBuild> {
  const all: Route[] = [{ id: 'root', path: '', file: 'root.tsx' }, ...flat(routes, 'root')];
  const own = await Promise.all(all.map(async (route) => ({ ...route, module: await load(route.file) })));
  const built = [...own, ...added.map((route) => ({ index: undefined, parentId: 'root', ...route }))];
  const byId = <T>(value: (route: (typeof built)[number]) => T) =>
    Object.fromEntries(built.map((route) => [route.id, value(route)]));
  return {
    entry: { module: await import('~/entry.server') },
    routes: byId(({ id, parentId, path, index, module }) => ({ id, parentId, path, index, module })),
    assets: {
      entry: { imports: [], module: '/entry.js' },
      routes: byId(({ id, parentId, path, index, module }) => ({
        id,
        parentId,
        path,
        index,
        module: '/route.js',
        hasLoader: 'loader' in (module as object),
        hasAction: 'action' in (module as object),
        hasErrorBoundary: 'ErrorBoundary' in (module as object),
      })),
      url: '/manifest.js',
      version: '1',
    },
    future: {
      v3_singleFetch: true,
      v3_relativeSplatPath: true,
      v3_fetcherPersist: true,
      v3_throwAbortReason: true,
    },
    publicPath: '/',
    assetsBuildDirectory: '',
    isSpaMode: false,
  } as unknown as ServerBuild;
}
