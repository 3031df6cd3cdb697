/** What a test reads off a page; the markup is our own, so plain expressions do. */
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
export const text = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name]!)
    .replaceAll('\u00a0', ' ')
    .trim();

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1]!);

export const heading = (html: string) => text(all(html, /<h1[^>]*>(.*?)<\/h1>/gs)[0] ?? '');
export const cards = (html: string) => all(html, /(<article.*?<\/article>)/gs);
export const cardTitles = (html: string) =>
  cards(html).map((card) => text(all(card, /<h[23]>(.*?)<\/h[23]>/gs)[0]!));
/** The words of each link with its address. */
export const anchors = (html: string) =>
  [...html.matchAll(/<a ([^>]*)>(.*?)<\/a>/gs)].map(([, attributes = '', words = '']) => ({
    href: text(all(attributes, /href="([^"]*)"/g)[0] ?? ''),
    label: text(all(attributes, /aria-label="([^"]*)"/g)[0] ?? words),
    rel: all(attributes, /rel="([^"]*)"/g)[0],
    current: /aria-current/.test(attributes),
  }));
export const jsonLd = (html: string): Record<string, unknown>[] =>
  all(html, /<script type="application\/ld\+json">(.*?)<\/script>/gs).map((json) => JSON.parse(json));
export const meta = (html: string, name: string) =>
  text(all(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g'))[0] ?? '');
export const canonical = (html: string) => text(all(html, /<link rel="canonical" href="([^"]*)"/g)[0] ?? '');

/**
 * The attributes of a field of the page's own, by its name (and value, for radios and checkboxes): the one that is shown,
 * where sheets beside it carry it hidden.
 */
export function field(html: string, name: string, value?: string) {
  const page = html
    .slice(html.indexOf('<main'))
    .replace(/<div popover="auto" id="busca-topo".*?<\/form>/s, '');
  const named = all(page, /<(?:input|textarea|select) ([^>]*)\/?>/g).filter((tag) =>
    tag.includes(`name="${name}"`),
  );
  const shown = named.filter((tag) => !tag.includes('type="hidden"'));
  const tags = shown.length > 0 ? shown : named;
  const tag = tags.find((candidate) => value == null || candidate.includes(`value="${value}"`)) ?? '';
  return {
    exists: tag !== '',
    value: text(/value="([^"]*)"/.exec(tag)?.[1] ?? ''),
    checked: /checked/.test(tag),
    invalid: /aria-invalid/.test(tag),
    describedBy: /aria-describedby="([^"]*)"/.exec(tag)?.[1],
  };
}
