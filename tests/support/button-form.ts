/**
 * What a browser without scripts posts when it presses the button that says this: the address of its form, with the form's
 * hidden fields and the button's own. Throws where a page has no such button.
 */
export function buttonForm(html: string, label: string) {
  for (const [, open = '', body = ''] of html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs))
    for (const [, own = '', content = ''] of body.matchAll(/<button\b([^>]*)>(.*?)<\/button>/gs)) {
      if (!content.replace(/<[^>]*>/g, '').startsWith(label)) continue;
      const hidden = [...body.matchAll(/<input\b([^>]*type="hidden"[^>]*)>/g)].map(([, tag = '']) => tag);
      const fields = [...hidden, own].flatMap((tag): [string, string][] => {
        const name = attribute(tag, 'name');
        return name === undefined ? [] : [[name, attribute(tag, 'value') ?? '']];
      });
      return { action: attribute(open, 'action'), fields: Object.fromEntries(fields) };
    }
  throw new Error(`no form has the button '${label}'`);
}

const attribute = (tag: string, name: string) =>
  new RegExp(`\\b${name}="([^"]*)"`)
    .exec(tag)?.[1]
    ?.replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
