/** All links (href, target, rel, name) and form fields (type, name, value, state, label) of a page, sorted, each once. */
export function linksAndFields(html: string): string {
  const page = html.replace(/<(script|style)\b.*?<\/\1>/gs, '');
  const lines = [...links(page), ...fields(page)];
  return `${[...new Set(lines)].sort().join('\n')}\n`;
}

const links = (html: string) =>
  [...html.matchAll(/<a\b([^>]*)>(.*?)<\/a>/gs)].map(([, tag = '', content = '']) =>
    line('a', tag, ['href', 'target', 'rel'], attribute(tag, 'aria-label') ?? textOf(content)),
  );

const fieldAttributes = ['type', 'name', 'value', 'checked', 'selected', 'disabled', 'required', 'form'];

function* fields(html: string) {
  const tags = /<(form|input|select|option|textarea|button)\b([^>]*)>/g;
  for (const { 1: kind = '', 2: tag = '', index } of html.matchAll(tags)) {
    if (kind === 'form') yield line(kind, tag, ['method', 'action'], attribute(tag, 'aria-label') ?? '');
    else
      yield line(kind, tag, fieldAttributes, attribute(tag, 'aria-label') ?? labelOf(html, index, kind, tag));
  }
}

/** Text of a button or option; of the label around a field, or of the one that names its id. */
function labelOf(html: string, index: number, kind: string, tag: string): string {
  if (attribute(tag, 'type') === 'hidden') return '';
  const end = (name: string) => html.indexOf(`</${name}>`, index);
  if (kind === 'button' || kind === 'option') return textOf(html.slice(index, end(kind)));
  const start = html.lastIndexOf('<label', index);
  if (start > html.lastIndexOf('</label>', index)) return textOf(html.slice(start, end('label')));
  const id = attribute(tag, 'id');
  return textOf(new RegExp(`<label[^>]* for="${id}"[^>]*>(.*?)</label>`, 's').exec(html)?.[1] ?? '');
}

const line = (kind: string, tag: string, names: readonly string[], label: string) =>
  [kind, ...names.flatMap((name) => attributeText(name, attribute(tag, name))), label].join(' ').trim();

const attributeText = (name: string, value: string | undefined) =>
  value === undefined ? [] : [`${name}="${value}"`];

const attribute = (tag: string, name: string) => new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(tag)?.[1];

const textOf = (markup: string) =>
  markup
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim();
