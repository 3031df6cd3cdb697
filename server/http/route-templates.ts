import type { ServerBuild } from '@remix-run/node';
import { matchRoutes } from '@remix-run/react';
import { LRUCache } from 'lru-cache';
import { otherValue } from '@api/platform/metrics/definitions';
import { reservedPhotoMount } from '@domain/media/reserved-photo';

type Routes = Parameters<typeof matchRoutes>[0];

/** Answered before the pages. */
const mounts = ['/assets', '/fotos', reservedPhotoMount, '/og', '/recebe', '/carga'];
const single = ['/healthz', '/readyz'];
/** Areas with many pages: they count by their first two segments. */
const areas = ['mesa', 'area-do-cliente'];
export const mainRoutes = [
  ...['/', '/imoveis/*', '/novo/*', '/usado/*', '/corretor/:corretor'],
  ...['/assets/*', '/fotos/*', '/recursos/*', '/mesa', otherValue],
];
const longestPath = 300;

/** Route template of a path, as '/corretor/:corretor'. A build that changes while it runs has only the mounts. */
export function routeTemplates(build: ServerBuild | (() => unknown)): (path: string) => string {
  const tree = typeof build === 'function' ? [] : routesBelow(undefined, build);
  const known = new LRUCache<string, string>({ max: 2_000 });
  return (path) => {
    // Longer paths would fill the memory.
    if (path.length > longestPath) return otherValue;
    const found = known.get(path) ?? templateOf(tree, path);
    known.set(path, found);
    return found;
  };
}

function templateOf(tree: Routes, path: string): string {
  if (single.includes(path)) return path;
  const mount = mounts.find((each) => path.startsWith(`${each}/`));
  if (mount) return `${mount}/*`;
  const page = path === '/_root.data' ? '/' : path.replace(/\.data$/, '');
  const matches = (isReadable(page) && matchRoutes(tree, page)) || [];
  const parts = matches.flatMap(({ route }) => (route.path ?? '').split('/')).filter(Boolean);
  if (parts.length === 0) return page === '/' ? '/' : otherValue;
  if (parts[0] === '*') return otherValue;
  if (parts[0] === 'recursos') return '/recursos/*';
  if (areas.includes(parts[0]!) && parts.length > 2) return `/${parts[0]}/${parts[1]}/*`;
  return `/${parts.join('/')}`;
}

/** The matcher would write a warning for each broken escape. */
function isReadable(path: string): boolean {
  try {
    return decodeURI(path) !== '';
  } catch {
    return false;
  }
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
