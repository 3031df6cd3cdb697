import { isContainerLoaded } from './container.browser';
import { tell } from './data-layer.browser';
import { takeLeft } from './take-left.browser';
import { pageAt, viewAt } from './pages.browser';
import { hasPersonalQuery } from './personal';

/** How long a page stands before it is told of, in ms (spec 1 §6); one that is left sooner was not seen. */
const standing = 1500;

/**
 * Follows the visitor from page to page, by the router itself: what React renders twice is one page.
 * @param arrived called on each page, before anything is told of it
 * @param mustLeave whether the document is to be left behind with its next page
 */
export function followPages(arrived: () => void, mustLeave: () => boolean): void {
  let address = '';
  let property = '';
  let timer: ReturnType<typeof setTimeout> | undefined;

  const follow = () => {
    const { state } = window.__remixRouter;
    const { navigation, location } = state;
    if (navigation.state !== 'idle') {
      const to = navigation.location;
      // Google's scripts, once there, would read an address that tells of a person, or secret: it gets a document of its own.
      const isSecret = isContainerLoaded() && hasPersonalQuery(to);
      if (!navigation.formMethod && (isSecret || mustLeave()))
        window.location.assign(to.pathname + to.search + to.hash);
      return;
    }
    arrived();
    // Where nobody listens it is left to the next page.
    if (isContainerLoaded()) takeLeft();
    const here = location.pathname + location.search;
    if (here === address) return;
    address = here;
    clearTimeout(timer);
    timer = setTimeout(() => tell({ event: 'route_change', ...pageAt(state, document.title) }), standing);
    const view = viewAt(state);
    if (view && property !== location.pathname) tell(view);
    property = view ? location.pathname : '';
  };
  window.__remixRouter.subscribe(follow);
  follow();
}
