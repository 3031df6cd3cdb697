import { reloadPage, nextLocation } from './missing-files.browser';

interface Route {
  id: string;
  module: string;
  hasClientLoader: boolean;
}

/** Replaces Remix's function (vite.config.ts), which reloads the document whenever a route's script fails to load. */
export async function loadRouteModule(route: Route, loaded: Record<string, object>): Promise<object> {
  try {
    return (loaded[route.id] ??= await import(/* @vite-ignore */ route.module));
  } catch (error) {
    console.error(error);
    // A failed prefetch must not reload the page. The pending promise keeps the page until the new document loads.
    return nextLocation() && reloadPage() ? new Promise(() => {}) : brokenModule(route, error);
  }
}

/** Module that shows the error page on navigation; each navigation tries a reload. */
function brokenModule({ hasClientLoader }: Route, error: unknown) {
  const fail = () => {
    if (reloadPage()) return null;
    throw error;
  };
  return { default: fail, ...(hasClientLoader && { clientLoader: () => (nextLocation() ? fail() : null) }) };
}
