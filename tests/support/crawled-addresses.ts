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

/** Areas whose pages are many of a kind, and the parameters that make another kind of them. */
const ofMany = ['imoveis', 'novo', 'usado', 'corretor', 'dossie', 'og', 'fotos'];
const telling = ['filtrar', 'pagina', 'lat', 'corretor', 'similares', 'sugestoes', 'entrada', 'negociacao'];

/** What addresses of one kind have in common: `imoveis?lat&pagina`, `usado/3`, `sobre-nos/contato`. */
export function shapeOf(path: string): string {
  const [pathname = '', query = ''] = path.split('?');
  const [, area = '', ...rest] = pathname.split('/');
  const isOfMany = ofMany.includes(area);
  const names = [...new URLSearchParams(query).keys()].filter((name) => !isOfMany || telling.includes(name));
  // How deep a property's or broker's address is says what it is; a search's does not.
  const deeper = isOfMany ? (area === 'imoveis' ? [] : [rest.length]) : rest;
  return `${[area, ...deeper].join('/')}?${[...new Set(names)].sort().join('&')}`;
}
