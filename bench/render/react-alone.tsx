import type { AppLoadContext, ServerBuild } from '@remix-run/node';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom/server';
import { ServerProviders } from '~/server-providers.server';

/** `renderToString` of the page's routes and data in an existing static router, without request, loaders and Remix. */
export async function reactAlone(build: ServerBuild, context: AppLoadContext, path: string, page: string) {
  const { dataRoutes, query } = createStaticHandler(routesBelow('root', build, context));
  const state = (await query(new Request(`http://localhost${path}`))) as StaticHandlerContext;
  const router = createStaticRouter(dataRoutes, state);
  const head = { __html: page.slice(page.indexOf('<head>') + 6, page.indexOf('</head>')) };
  const scripts = { __html: page.slice(page.lastIndexOf('</footer>') + 9, page.lastIndexOf('</body>')) };
  return () =>
    renderToString(
      <html lang="pt-BR">
        <head dangerouslySetInnerHTML={head} />
        <body>
          <ServerProviders context={context}>
            <StaticRouterProvider router={router} context={state} hydrate={false} />
          </ServerProviders>
          <div dangerouslySetInnerHTML={scripts} />
        </body>
      </html>,
    );
}

type Routes = Parameters<typeof createStaticHandler>[0];

function routesBelow(parentId: string, build: ServerBuild, context: AppLoadContext): Routes {
  return Object.values(build.routes).flatMap((route) => {
    if (route?.parentId !== parentId) return [];
    const { id, path, module } = route;
    return {
      id,
      path,
      Component: module.default as React.ComponentType,
      loader: module.loader && ((args) => module.loader!({ ...args, context })),
      children: routesBelow(id, build, context),
    };
  });
}
