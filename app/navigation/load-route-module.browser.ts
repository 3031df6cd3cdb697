import { loadAnew, underWay } from './missing-files.browser';

/** What Remix knows of a route before its script is there. */
interface Route {
  id: string;
  /** The script's address. */
  module: string;
  hasClientLoader: boolean;
}

/** In place of Remix's own (vite.config.ts), which loads the document anew whenever a page's script cannot be had. */
export async function loadRouteModule(route: Route, loaded: Record<string, object>): Promise<object> {
  try {
    return (loaded[route.id] ??= await import(/* @vite-ignore */ route.module));
  } catch (error) {
    console.error(error);
    // What is only fetched ahead moves nothing under a reader. Until the new document is there, the page stays as it is.
    return underWay() && loadAnew() ? new Promise(() => {}) : brokenModule(route, error);
  }
}

/** Shows the error page to whoever goes there; whoever comes again later may have more luck. */
function brokenModule({ hasClientLoader }: Route, error: unknown) {
  const fail = () => {
    if (loadAnew()) return null;
    throw error;
  };
  return { default: fail, ...(hasClientLoader && { clientLoader: () => (underWay() ? fail() : null) }) };
}
