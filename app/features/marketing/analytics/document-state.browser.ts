import { pageDataId } from '~/navigation/page-data.browser';
import { earlyElement } from '~/navigation/early-element';
import type { PageState } from './pages.browser';

/** State of the page: the router's, or before hydration the document's. */
export const currentState = (): PageState => window.__remixRouter?.state ?? documentState();

function documentState(): PageState {
  const { route = '', pattern } = earlyElement()?.dataset ?? {};
  return { location, matches: [{ route: { id: route, path: pattern } }], loaderData: loaderData() };
}

/** Remix's own renderer writes another format (entry.server.tsx); its pages wait for hydration. */
function loaderData(): PageState['loaderData'] {
  const script = document.getElementById(pageDataId) as HTMLScriptElement | null;
  if (script?.type !== 'application/json') return {};
  return (JSON.parse(script.textContent) as PageState).loaderData;
}
