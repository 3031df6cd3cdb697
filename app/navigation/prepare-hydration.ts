import { earlyAttribute } from './early-element';
import { rootElementId } from './root-element';
import { showCurrentTab } from './show-current-tab';

declare global {
  interface Window {
    /** Changes of the root element before hydration: all by extensions and translators. */
    takeMutations(): MutationRecord[];
    /** Full address of a page that opens the sign-in dialog. */
    arrivalAddress?: string;
  }
}

interface Preparation {
  root: string;
  early: string;
  signIn: readonly string[];
}

/** Runs inline at the end of the body, as text: what must not wait for hydration. */
function prepareHydration({ root, early, signIn }: Preparation) {
  const { dataset } = document.documentElement;
  const mutations: MutationRecord[] = [];
  const observer = new MutationObserver((records) => void mutations.push(...records));
  observer.observe(document.getElementById(root)!, { childList: true, characterData: true, subtree: true });
  window.takeMutations = () => {
    const all = mutations.concat(observer.takeRecords());
    observer.disconnect();
    return all;
  };

  // The server has opened the sign-in dialog (spec 1 §2.6).
  if (document.querySelector('.cortina')) {
    const url = new URL(location.href);
    for (const name of signIn) url.searchParams.delete(name);
    if (url.pathname === '/') url.searchParams.delete('from');
    window.arrivalAddress = location.href;
    history.replaceState(history.state, '', url);
  }

  // The delay of the cookie notice begins with the load event (consent.css).
  dataset.loading = '';
  addEventListener('load', () => {
    delete dataset.loading;
    const path = document.querySelector(`[${early}]`)?.getAttribute(early);
    if (!path) return;
    const script = document.createElement('script');
    script.type = 'module';
    script.src = path;
    script.setAttribute(early, '');
    document.head.append(script);
  });
}

const inline = (run: (...given: never[]) => void) => String(run).replace(/\n\s+/g, '\n');

/** @param signIn parameters of a URL that opens the sign-in dialog */
export const inlinePreparation = (signIn: readonly string[]): string => {
  const preparation: Preparation = { root: rootElementId, early: earlyAttribute, signIn };
  return `(${inline(showCurrentTab)})();(${inline(prepareHydration)})(${JSON.stringify(preparation)})`;
};
