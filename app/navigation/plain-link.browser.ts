import { links } from '~/links';

export interface Click {
  button: number;
  metaKey: boolean;
  ctrlKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
  defaultPrevented: boolean;
}

export type Anchor = Pick<HTMLAnchorElement, 'href' | 'target' | 'hasAttribute'>;

/** Marks links that only the server can answer (files, redirects to other sites). */
export const documentAttribute = 'data-documento';

const elsewhere: readonly string[] = [links.financing(), links.blog()];

/** Links of this site that redirect to another site: they open in a new tab (spec 1 §4). */
export function isExternalLink(anchor: Pick<Anchor, 'href'>, here: string): boolean {
  const to = URL.canParse(anchor.href) ? new URL(anchor.href) : null;
  return to?.origin === new URL(here).origin && elsewhere.includes(to.pathname);
}

export function isPlainClick(click: Click): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = click;
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;
}

/** Old links may be in Latin-1, which only the server decodes. */
function isUtf8(query: string): boolean {
  try {
    return decodeURIComponent(query) != null;
  } catch {
    return false;
  }
}

/** null if the browser must open the link: other sites and windows, downloads, files, anchors of the page. */
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

export const anchorOf = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
