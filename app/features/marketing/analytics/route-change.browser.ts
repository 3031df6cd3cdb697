import { isContainerLoaded } from './container.browser';
import { currentState } from './document-state.browser';
import { track } from './data-layer.browser';
import { sendPendingEvents } from './send-pending-events.browser';
import { pageAt, viewAt } from './pages.browser';
import { hasPersonalQuery } from './personal';

/** Minimum time on a page, in ms (spec 1 §6). */
const minStayMs = 1500;

/**
 * Follows the router, since strict mode renders twice. `mustLeave`: the next page must be a new document.
 * @param elapsedMs time on the first page
 * @returns follows the router that hydration has created
 */
export function followPages(arrived: () => void, mustLeave: () => boolean, elapsedMs: number): () => void {
  let address = '';
  let property = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isFollowing = false;

  const leave = (to: Pick<Location, 'pathname' | 'search' | 'hash'>, isForm: boolean) => {
    // Google's scripts would read a URL with personal data, so that page gets a new document.
    const isSecret = isContainerLoaded() && hasPersonalQuery(to);
    if (!isForm && (isSecret || mustLeave())) window.location.assign(to.pathname + to.search + to.hash);
  };
  const follow = () => {
    const navigation = window.__remixRouter?.state.navigation;
    if (navigation?.location) return leave(navigation.location, navigation.formMethod !== undefined);
    const state = currentState();
    const { location } = state;
    arrived();
    sendPendingEvents();
    const here = location.pathname + location.search;
    if (here === address) return;
    const delay = address ? minStayMs : Math.max(0, minStayMs - elapsedMs);
    address = here;
    clearTimeout(timer);
    timer = setTimeout(() => track({ event: 'route_change', ...pageAt(state, document.title) }), delay);
    const view = viewAt(state);
    if (view && property !== location.pathname) track(view);
    property = view ? location.pathname : '';
  };
  const followRouter = () => {
    if (isFollowing || !window.__remixRouter) return;
    isFollowing = true;
    window.__remixRouter.subscribe(follow);
  };
  followRouter();
  follow();
  return followRouter;
}
