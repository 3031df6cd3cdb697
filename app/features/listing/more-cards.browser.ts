import { useFetcher, useLocation, useNavigate } from '@remix-run/react';
import { type MouseEvent, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { countedProperties } from '@domain/counts';
import { moreFailed } from './list-texts';
import { aheadOf, type FetchedAhead } from '~/navigation/listing-loader.browser';
import { announce } from '~/components/ui/live-region.browser';
import { isPlainClick } from '~/navigation/plain-link.browser';
import { cardsBefore, rememberCards } from './shown-cards.browser';

/** What the history entry of a longer list carries. */
interface MoreState {
  /** The key of the entry that it continues. */
  continues?: string;
}

export interface MoreCards<Card> {
  /** All cards to be shown: earlier pages' first. */
  cards: Card[];
  loading: boolean;
  failed: boolean;
  /** For the link to the next page, which stays a link. */
  onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
}

const never = () => () => undefined;
const useIsomorphicLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * 'Carregar mais' with JavaScript: the next page's cards are put after those that stand there, the address becomes that
 * page's own, and nothing moves. A history entry's cards are remembered, so that back and forward show the same list.
 */
export function useMoreCards<Card extends { id: number }>(page: {
  url: string;
  cards: Card[];
}): MoreCards<Card> {
  const fetcher = useFetcher<FetchedAhead>();
  const navigate = useNavigate();
  const location = useLocation();
  const { continues } = (location.state ?? {}) as MoreState;
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

  const found = inBrowser ? cardsBefore<Card>({ key: location.key, continues, url: page.url }) : [];
  const own = new Set(page.cards.map(({ id }) => id));
  const before = found.filter(({ id }) => !own.has(id));
  const cards = before.length > 0 ? [...before, ...page.cards] : page.cards;

  useIsomorphicLayoutEffect(() => {
    // While React takes over the server's page, what was remembered is not shown yet.
    if (inBrowser) rememberCards(location.key, page.url, before, page.cards);
  });
  useScrollAfterReload(inBrowser, before.length > 0 ? location.key : null);

  const pending = useRef<string | null>(null);
  const { data } = fetcher;
  useEffect(() => {
    if (!data || data.href !== pending.current) return;
    pending.current = null;
    // The way on stays a link: the next click tries again, a click with a modifier opens the page.
    if (!data.ok) return announce(moreFailed);
    const state: MoreState = { continues: location.key };
    navigate(data.href, { replace: true, preventScrollReset: true, state });
    // The answer is acted on once, whatever else changes.
  }, [data]);

  const told = useRef(location.key);
  const [firstNew] = page.cards;
  useEffect(() => {
    if (told.current === location.key) return;
    told.current = location.key;
    if (!continues || !firstNew) return;
    announce(`Mais ${countedProperties(page.cards.length)}`);
    document
      .querySelector<HTMLElement>(`[data-id="${firstNew.id}"] :is(h2, h3) a`)
      ?.focus({ preventScroll: true });
  }, [location.key, continues, firstNew, page.cards.length]);

  return {
    cards,
    loading: fetcher.state !== 'idle',
    failed: fetcher.state === 'idle' && data?.ok === false,
    onClick(event) {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      const { pathname, search } = new URL(event.currentTarget.href);
      if (pending.current) return;
      pending.current = pathname + search;
      fetcher.load(aheadOf(pending.current));
    },
  };
}

/** After a reload the earlier cards come back once scripts run; only then is the page long enough for its old place. */
function useScrollAfterReload(inBrowser: boolean, key: string | null) {
  const reloaded = useRef(!inBrowser);
  useIsomorphicLayoutEffect(() => {
    if (!inBrowser) return;
    if (reloaded.current && key) window.scrollTo(0, savedPosition(key));
    reloaded.current = false;
  }, [inBrowser, key]);
}

/** Remix keeps the places scrolled to under this name. */
function savedPosition(key: string): number {
  try {
    return Number(JSON.parse(sessionStorage.getItem('positions') ?? '{}')[key]) || window.scrollY;
  } catch {
    return window.scrollY;
  }
}
