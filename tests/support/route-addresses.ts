import type { RouteConfigEntry } from '@remix-run/route-config';

export interface RouteAddress {
  id: string;
  path: string;
}

/** The addresses of `app/routes.ts` with what stands for their parameters; optional ones are given. */
export const routeAddresses = (entries: readonly RouteConfigEntry[], above = ''): RouteAddress[] =>
  entries.flatMap(({ path = '', file, id = file.replace(/\.tsx?$/, ''), children = [] }) => {
    const own = path ? `${above}/${path.replace(/:\w+\??/g, '1').replace('*', 'x')}` : above;
    return [{ id, path: own }, ...routeAddresses(children, own)];
  });
