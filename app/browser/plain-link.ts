import { links } from '~/links';

/** The parts of a click that decide where it goes. */
export interface Click {
  button: number;
  metaKey: boolean;
  ctrlKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
  defaultPrevented: boolean;
}

/** The parts of an anchor that decide. */
export type Anchor = Pick<HTMLAnchorElement, 'href' | 'target' | 'hasAttribute'>;

/** The attribute of links that only the server can answer (files, redirects to other sites). */
export const documentAttribute = 'data-documento';

const elsewhere: readonly string[] = [links.financing(), links.blog()];

/** Whether a link of this site leads to another site: it opens beside the page, where the visitor stays (spec 1 §4). */
export function leadsElsewhere(anchor: Pick<Anchor, 'href'>, here: string): boolean {
  const to = URL.canParse(anchor.href) ? new URL(anchor.href) : null;
  return to?.origin === new URL(here).origin && elsewhere.includes(to.pathname);
}

/** Whether a click means 'go there, here': the left button alone, and nobody has taken the event. */
export function isPlainClick(click: Click): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = click;
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;
}

/** Old links are written in Latin-1 too: only the server can read them. */
function isUtf8(query: string): boolean {
  try {
    return decodeURIComponent(query) != null;
  } catch {
    return false;
  }
}

/**
 * The path, query and hash of a page that the router can show in place of `here` (an absolute address); null where the
 * browser has to do it: another site, another window, a download, a file, a place on this same page.
 */
export function routedPath(anchor: Anchor, here: string): string | null {
  if (!anchor.hasAttribute('href') || anchor.hasAttribute('download')) return null;
  if (anchor.hasAttribute(documentAttribute)) return null;
  if (anchor.target && anchor.target !== '_self') return null;
  const from = new URL(here);
  const to = URL.canParse(anchor.href) ? new URL(anchor.href) : null;
  if (!to || to.origin !== from.origin || /\.[a-z0-9]{2,5}$/i.test(to.pathname)) return null;
  if (!isUtf8(to.search)) return null;
  const samePage = to.pathname === from.pathname && to.search === from.search;
  if (samePage && anchor.href.includes('#')) return null;
  return to.pathname + to.search + to.hash;
}

/** The link that an event happened on, if any. */
export const anchorOf = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
