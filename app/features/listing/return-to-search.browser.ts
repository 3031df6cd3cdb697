import { useLocation, useNavigate } from '@remix-run/react';
import { useEffect } from 'react';
import { readJson, tabStorage } from '~/navigation/browser-storage.browser';
import { anchorOf, isPlainClick } from '~/navigation/plain-link.browser';

interface LastSearch {
  href: string;
  index?: number;
}

const isListing = (pathname: string) => /^\/imoveis(?:\/|$)/.test(pathname);
const storageKey = 'pesquisa-de-volta';
const indexOf = (state: unknown): number | undefined => (state as { idx?: number } | null)?.idx;
/** A new document starts a new history index, so stored indexes are invalid. */
const isNewHistory = typeof history !== 'undefined' && indexOf(history.state) === undefined;
let last: LastSearch | null | undefined;

/** 'Retornar' goes back in the history to the last listing, else navigates to it, else follows the link. */
export function useReturnToSearch(): void {
  const { pathname, search, key } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (isListing(pathname)) remember({ href: pathname + search, index: indexOf(history.state) });
  }, [pathname, search, key]);
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = isPlainClick(event) ? anchorOf(event.target) : null;
      const found = link?.hasAttribute('data-return') ? lastSearch() : null;
      if (!found) return;
      event.preventDefault();
      const back = (found.index ?? Infinity) - (indexOf(history.state) ?? 0);
      if (back < 0) navigate(back);
      else navigate(found.href);
    };
    // Capture phase, before the listener of all links, which ignores prevented events.
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, [navigate]);
}

function lastSearch(): LastSearch | null {
  if (last !== undefined) return last;
  const found = readJson(tabStorage, storageKey) as LastSearch | null;
  const before = listingBefore();
  last = before && before !== found?.href ? { href: before } : found;
  if (last && isNewHistory) last = { href: last.href };
  return last;
}

/** Listing in the referrer that was left before its scripts ran. */
function listingBefore(): string | null {
  const { referrer } = document;
  const { origin, pathname, search } = new URL(URL.canParse(referrer) ? referrer : location.href);
  return origin === location.origin && isListing(pathname) && referrer ? pathname + search : null;
}

function remember(search: LastSearch): void {
  last = search;
  // If it is not stored, `last` has it until the document goes.
  tabStorage.set(storageKey, JSON.stringify(search));
}
