import { text } from '../imoveis/markup';

/** What people are never to read. */
export const leftovers = /\b(?:null|undefined|NaN|Invalid Date)\b|\[object|R\$ 0(?![\d.,])|, ,|,\s*$/m;

/** Parts that hold nothing at all; what scripts fill, and tell of, is not one of them. */
export const emptyParts = (html: string): string[] =>
  html
    .slice(html.indexOf('<main'))
    .match(
      /<(p|ul|ol|dl|dt|dd|li|h\d|section|label)\b(?![^>]*(?:aria-live|role="status"|hidden))[^>]*>\s*<\/\1>/g,
    ) ?? [];

/** What a page shows of its own. */
export const shown = (html: string): string =>
  text(html.slice(html.indexOf('<main')).replace(/<(script|style|template)\b.*?<\/\1>/gs, ''));
