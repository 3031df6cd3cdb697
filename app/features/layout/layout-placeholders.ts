import { isReturnPath } from '../account/sign-in/is-sign-in-requested';
import { escapeXml } from '@domain/kernel/escape-xml';
import { links } from '~/links';

/** Placeholder for the current page in 'Anunciar imóvel' (`from`); fragments are shared by pages. */
export const fromPlaceholder = '__DE__';
/** Placeholder for the return path in 'Entrar'; '' means 'Minha home'. */
export const returnPlaceholder = '__VOLTA__';

export const namePlaceholder = '__NOME__';
const accountLabel = 'Minha conta';

/** Inserts the first name (`shownFirstName`); other visitors share the rest of the header. */
export function fillName(header: string, firstName: string | null | undefined): string {
  const name = firstName && `<span class="vh">${accountLabel}: </span><bdi>${escapeXml(firstName)}</bdi>`;
  return header.replace(namePlaceholder, () => name || accountLabel);
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

export function fillPlaceholders(html: string, path: string): string {
  const here = `href="${escaped(path)}"`;
  return html
    .replaceAll(here, () => `${here} aria-current="page"`)
    .replaceAll(fromPlaceholder, () => encodeURIComponent(path))
    .replaceAll(returnPlaceholder, () => (isReturnPath(path) ? encodeURIComponent(path) : ''));
}

export function updateLinks(path: string): void {
  const announce = links.announce(path);
  const login = links.login(isReturnPath(path) ? path : undefined);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-part] a[href]')) {
    const href = link.getAttribute('href')!;
    if (href.startsWith(links.announce())) link.setAttribute('href', announce);
    if (href.startsWith(links.login())) link.setAttribute('href', login);
    if (href === path) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
}
