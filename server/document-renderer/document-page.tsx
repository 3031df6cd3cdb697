import type { AppLoadContext, EntryContext, MetaDescriptor } from '@remix-run/node';
import { UNSAFE_RemixContext, type UNSAFE_RemixContextObject } from '@remix-run/react';
import type { ComponentType, ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import {
  NavigationType,
  UNSAFE_DataRouterContext,
  UNSAFE_DataRouterStateContext,
  UNSAFE_LocationContext,
  UNSAFE_NavigationContext,
  UNSAFE_RouteContext,
  type DataRouteMatch,
  type Location,
} from 'react-router-dom';
import { createStaticRouter } from 'react-router-dom/server';
import { ServerProviders } from '~/server-providers.server';
import { writeMetaTags } from './document-meta';

type Meta = (args: object) => MetaDescriptor[] | undefined;

export interface PageState {
  location: Location;
  matches: DataRouteMatch[];
  loaderData: Record<string, unknown>;
}

/** Creates the contexts of `RemixServer` once per route, and matches no URL again. */
export function pageRenderer(
  context: EntryContext,
): (page: PageState, loadContext: AppLoadContext) => { meta: string; body: string } {
  const { routeModules, staticHandlerContext } = context;
  const remix = context as UNSAFE_RemixContextObject;
  const router = createStaticRouter([], { ...staticHandlerContext, matches: [] });
  const { createHref, encodeLocation, state: idle } = router;
  const never = () => {
    throw new Error('There is no navigation while a page is rendered.');
  };
  const navigator = { createHref, encodeLocation, go: never, push: never, replace: never };
  const { basename = '/' } = staticHandlerContext;
  const future = { v7_relativeSplatPath: context.future.v3_relativeSplatPath };
  const dataRouter = { router, navigator, static: true, staticContext: staticHandlerContext, basename };
  const navigation = { basename, navigator, static: true, future };

  return (page, loadContext) => {
    const { location, matches, loaderData } = page;
    const outlet = matches.reduceRight<ReactElement | null>((inner, { route }, index) => {
      const Component = routeModules[route.id]!.default as ComponentType;
      const own = { outlet: inner, matches: matches.slice(0, index + 1), isDataRoute: true };
      return <UNSAFE_RouteContext.Provider value={own}>{<Component />}</UNSAFE_RouteContext.Provider>;
    }, null);
    const body = renderToString(
      <UNSAFE_RemixContext.Provider value={remix}>
        <UNSAFE_DataRouterContext.Provider value={dataRouter}>
          <UNSAFE_DataRouterStateContext.Provider value={{ ...idle, location, matches, loaderData }}>
            <UNSAFE_NavigationContext.Provider value={navigation}>
              <UNSAFE_LocationContext.Provider value={{ location, navigationType: NavigationType.Pop }}>
                <ServerProviders context={loadContext}>{outlet}</ServerProviders>
              </UNSAFE_LocationContext.Provider>
            </UNSAFE_NavigationContext.Provider>
          </UNSAFE_DataRouterStateContext.Provider>
        </UNSAFE_DataRouterContext.Provider>
      </UNSAFE_RemixContext.Provider>,
    );
    return { meta: writeMetaTags(metaDescriptors(routeModules, page)), body };
  };
}

function metaDescriptors(
  modules: EntryContext['routeModules'],
  { location, matches, loaderData }: PageState,
): MetaDescriptor[] {
  let tags: MetaDescriptor[] = [];
  const known: object[] = [];
  for (const { params, pathname, route } of matches) {
    const data = loaderData[route.id];
    const each = {
      id: route.id,
      data,
      meta: [] as MetaDescriptor[],
      params,
      pathname,
      handle: route.handle,
      error: null,
    };
    known.push(each);
    const { meta } = modules[route.id]!;
    if (meta) tags = (meta as Meta)({ data, params, location, matches: known, error: null }) ?? [];
    each.meta = tags;
  }
  return tags;
}
