/** Backslashes, spaces and control characters: browsers read them in their own ways. */
const unsafe = /[\u0000-\u0020\u007f-\u009f\\]|\p{Cs}/u;
const base = 'https://site.invalid';

/** The address of a link, or null: a path of the site, a part of the page, https, e-mail or telephone. */
export function safeHref(href: string): string | null {
  if (href === '' || unsafe.test(href)) return null;
  if (href.startsWith('#')) return href;
  if (/^(?:mailto|tel):[^/?#]+$/i.test(href)) return href;
  return isSitePath(href) ? href : webAddress(href);
}

/** '/imoveis', not '//example.com' nor '/../..' out of the site. */
export function isSitePath(href: string): boolean {
  if (!href.startsWith('/') || href.startsWith('//') || unsafe.test(href)) return false;
  const url = urlOf(href, base);
  return url?.origin === base && url.pathname.startsWith('/') && !url.pathname.startsWith('//');
}

/** https alone, without user and password. */
export function webAddress(href: string): string | null {
  const url = unsafe.test(href) ? null : urlOf(href);
  return url?.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : null;
}

function urlOf(href: string, from?: string): URL | null {
  try {
    return new URL(href, from);
  } catch {
    return null;
  }
}
