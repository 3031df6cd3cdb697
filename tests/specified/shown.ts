import { text } from '../imoveis/markup';

/** What people are never to read. */
export const leftovers = /\b(?:null|undefined|NaN|Invalid Date)\b|\[object|R\$ 0(?![\d.,])|, ,|,\s*$/m;

/** What a page shows of its own. */
export const shown = (html: string): string =>
  text(html.slice(html.indexOf('<main')).replace(/<(script|style|template)\b.*?<\/\1>/gs, ''));
