/** What a page of ours leads to; the markup is our own, so plain expressions do. */
const decode = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');
const values = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, value = '']) => decode(value));
const attribute = (tag: string, name: string) => values(tag, new RegExp(` ${name}="([^"]*)"`, 'gi'))[0];

/** Scripts and styles of a build, which pages made of the modules themselves do not have. */
const ofBuild = /^\/(?:entry|route|manifest)\.js$|^\/assets\//;

/** A page's links, files and pictures, and where its forms are sent: those by GET with what they say as they stand. */
function of(html: string): string[] {
  const tags = values(html, /<((?:a|area|link|img|source|use|iframe|script|video|input|button)\b[^>]*)>/g);
  const linked = tags.flatMap((tag) => [
    ...['href', 'src', 'poster', 'formaction'].flatMap((name) => attribute(tag, name) ?? []),
    ...['srcset', 'imagesrcset'].flatMap((name) =>
      (attribute(tag, name) ?? '').split(',').map((each) => each.trim().split(/\s/)[0]!),
    ),
  ]);
  const pictures = values(html, /<meta property="og:image" content="([^"]*)"/g);
  return [...linked, ...pictures, ...forms(html)].filter((address) => address && !ofBuild.test(address));
}

function forms(html: string): string[] {
  return [...html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)].flatMap(([, tag = '', inner = '']) => {
    const [action] = attribute(tag, 'action')?.split('#') ?? [];
    if (!action) return [];
    if (/ method="post"/i.test(tag)) return [action];
    const fields = values(inner, /<(input\b[^>]*)>/g)
      .filter((field) => !/ type="(?:radio|checkbox)"/.test(field) || / checked/.test(field))
      .map((field) => [attribute(field, 'name') ?? '', attribute(field, 'value') ?? ''])
      .filter(([name]) => name !== '');
    return [`${action}?${new URLSearchParams(fields)}`];
  });
}

export const addresses = {
  of,
  ids: (html: string) => values(html, / id="([^"]*)"/g),
};

export const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1];

/** What addresses of one kind have in common: `/imoveis/*?lat&lng`, `/usado/*`, `/keyword`. */
export function shapeOf(path: string): string {
  const [pathname = '', query = ''] = path.split('?');
  const [, area = '', page = '', ...rest] = pathname.split('/');
  const isOfMany = [
    'imoveis',
    'novo',
    'usado',
    'corretor',
    'dossie',
    'og',
    'fotos',
    'images',
    'icons',
  ].includes(area);
  const names = [...new Set(new URLSearchParams(query).keys())].sort().join('&');
  const kind = isOfMany
    ? `${area}/*${rest.length > 0 ? `/${rest.length}` : ''}`
    : [area, page, ...rest].join('/');
  return `/${kind}${names ? `?${names}` : ''}`;
}
