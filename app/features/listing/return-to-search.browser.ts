import { useLocation, useNavigate } from '@remix-run/react';
import { useEffect } from 'react';
import { anchorOf, isPlainClick } from '~/navigation/plain-link.browser';

/** The listing that this tab has shown last. */
interface LastSearch {
  href: string;
  /** Its place in the tab's history, as the router counts it. */
  index?: number;
}

const isListing = (pathname: string) => /^\/imoveis(?:\/|$)/.test(pathname);
const storageKey = 'pesquisa-de-volta';
const indexOf = (state: unknown): number | undefined => (state as { idx?: number } | null)?.idx;
/** A document that nobody has been in before counts its history anew: places noted until then mean nothing to it. */
const isNewHistory = typeof history !== 'undefined' && indexOf(history.state) === undefined;
let last: LastSearch | null | undefined;

/**
 * 'Retornar' goes back in the history to the very search that the visitor came from, with its page and its scroll; where
 * other pages lie between, over them. Where the history does not hold it, the link leads to the search itself, and where
 * there was none it is the server's (app/routes/imovel/where-to.ts).
 */
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
    // Before the listener of all links, which leaves alone what somebody has taken.
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, [navigate]);
}

function lastSearch(): LastSearch | null {
  if (last !== undefined) return last;
  try {
    const found = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as LastSearch | null;
    const before = listingBefore();
    last = before && before !== found?.href ? { href: before } : found;
    if (last && isNewHistory) last = { href: last.href };
  } catch {
    last = null;
  }
  return last;
}

/** The listing that led to this document and was left before its scripts ran, which would have told of it. */
function listingBefore(): string | null {
  const { referrer } = document;
  const { origin, pathname, search } = new URL(URL.canParse(referrer) ? referrer : location.href);
  return origin === location.origin && isListing(pathname) && referrer ? pathname + search : null;
}

/** A reload keeps it; a storage that is closed only loses that. */
function remember(search: LastSearch): void {
  last = search;
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(search));
  } catch {
    // It is still known until the document goes.
  }
}
