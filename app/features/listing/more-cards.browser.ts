import { useFetcher, useLocation, useNavigate } from '@remix-run/react';
import { type MouseEvent, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { countedProperties } from '@domain/kernel/counts';
import { moreFailed } from './list-texts';
import { prefetchUrl, type Prefetched } from '~/navigation/listing-loader.browser';
import { announce } from '~/components/ui/live-region.browser';
import { nextLocation } from '~/navigation/missing-files.browser';
import { isPlainClick } from '~/navigation/plain-link.browser';
import { readJson, tabStorage } from '~/navigation/browser-storage.browser';
import { scrollPositionsName } from '~/navigation/scroll-restoration';
import { cardsBefore, rememberCards } from './shown-cards.browser';

interface MoreState {
  continues?: string;
}

export interface MoreCards<Card> {
  cards: Card[];
  loading: boolean;
  failed: boolean;
  onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
}

const never = () => () => undefined;
const useIsomorphicLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** 'Carregar mais' by script, without scrolling. Back and forward restore the cards of a history entry. */
export function useMoreCards<Card extends { id: number }>(page: {
  url: string;
  cards: Card[];
}): MoreCards<Card> {
  const fetcher = useFetcher<Prefetched>();
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
    // Not during hydration, which shows the server's cards only.
    if (inBrowser) rememberCards(location.key, page.url, before, page.cards);
  });
  useScrollAfterReload(inBrowser, before.length > 0 ? location.key : null);

  const pending = useRef<{ href: string; of: string } | null>(null);
  const { data } = fetcher;
  useEffect(() => {
    if (!data || data.href !== pending.current?.href) return;
    // The visitor is on the way to another page, or to this list again.
    if (nextLocation()) return;
    const { of } = pending.current;
    pending.current = null;
    if (of !== page.url) return;
    // The link stays: a click retries, a click with a modifier opens the page.
    if (!data.ok) return announce(moreFailed);
    const state: MoreState = { continues: location.key };
    navigate(data.href, { replace: true, preventScrollReset: true, state });
  }, [data, location.key]);

  const announcedKey = useRef(location.key);
  const [firstNew] = page.cards;
  useEffect(() => {
    if (announcedKey.current === location.key) return;
    announcedKey.current = location.key;
    if (!continues || !firstNew) return;
    announce(`Mais ${countedProperties(page.cards.length)}`);
    document
      .querySelector<HTMLElement>(`[data-id="${firstNew.id}"] :is(h2, h3) a`)
      ?.focus({ preventScroll: true });
  }, [location.key, continues, firstNew, page.cards.length]);

  return {
    cards,
    loading: fetcher.state !== 'idle' && pending.current?.of === page.url,
    failed: fetcher.state === 'idle' && data?.ok === false,
    onClick(event) {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      const { pathname, search } = new URL(event.currentTarget.href);
      const href = pathname + search;
      if (pending.current?.href === href) return;
      pending.current = { href, of: page.url };
      fetcher.load(prefetchUrl(href));
    },
  };
}

/** After a reload, restores the scroll position once the earlier cards are back. */
function useScrollAfterReload(inBrowser: boolean, key: string | null) {
  const reloaded = useRef(!inBrowser);
  useIsomorphicLayoutEffect(() => {
    if (!inBrowser) return;
    if (reloaded.current && key) window.scrollTo(0, savedPosition(key));
    reloaded.current = false;
  }, [inBrowser, key]);
}

function savedPosition(key: string): number {
  const positions = readJson(tabStorage, scrollPositionsName) as Record<string, number> | null;
  return Number(positions?.[key]) || window.scrollY;
}
