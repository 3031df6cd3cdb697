import { useLocation } from '@remix-run/react';
import { useEffect } from 'react';
import { isReturnedTo } from '~/features/account/sign-in/asks';
import { escapeXml } from '@domain/escape-xml';
import { links } from '~/links';

/** Stands in the kept markup where an address is to hold the page that shows it: 'Anunciar imóvel' carries it as `from`. */
export const fromMark = '__DE__';
/** The same for 'Entrar': the page to return to after signing in, '' where that is one's own home. */
export const returnMark = '__VOLTA__';

/** Stands in the header of the signed-in where it calls them by their first name. */
export const nameMark = '__NOME__';
/** What the menu is called of whom no answer has told a name. */
const accountLabel = 'Minha conta';

/** Puts a visitor's first name (`shownFirstName`) into the header; the kept markup is everybody's. */
export function markName(header: string, firstName: string | null | undefined): string {
  const name = firstName && `<span class="vh">${accountLabel}: </span><bdi>${escapeXml(firstName)}</bdi>`;
  return header.replace(nameMark, () => name || accountLabel);
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Marks a part's links for one page, on the server: the page they come from, and which of them it is. */
export function markPage(html: string, path: string): string {
  const here = `href="${escaped(path)}"`;
  return html
    .replaceAll(here, () => `${here} aria-current="page"`)
    .replaceAll(fromMark, () => encodeURIComponent(path))
    .replaceAll(returnMark, () => (isReturnedTo(path) ? encodeURIComponent(path) : ''));
}

/** The same in the browser, after each navigation: the parts' markup stays. */
export function usePageMarks(): void {
  const { pathname, search } = useLocation();
  useEffect(() => markLinks(pathname + search), [pathname, search]);
}

/** Marks the links of the parts that the document shows. */
export function markLinks(path: string): void {
  const announce = links.announce(path);
  const login = links.login(isReturnedTo(path) ? path : undefined);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-part] a[href]')) {
    const href = link.getAttribute('href')!;
    if (href.startsWith(links.announce())) link.setAttribute('href', announce);
    if (href.startsWith(links.login())) link.setAttribute('href', login);
    if (href === path) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
}
