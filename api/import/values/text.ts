import sax from 'sax';
import { westernByte, windows1252 } from '@api/import/decode';
import type { Warnings } from '@api/import/remarks';

/** Names of HTML 4's character references; sax has them but its types do not say so. */
const entities = (sax as unknown as { ENTITIES: Record<string, string | number> }).ENTITIES;

/** What contacts look like in a text. Prices, areas, years and CEPs do not match. */
const contacts = [
  /\b[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}\b/g,
  /\b(?:https?:\/\/|www\.)\S+/gi,
  /\b(?:[a-z0-9-]{1,63}\.){1,4}(?:com|net|imb|org)(?:\.br)?(?:\/\S*)?(?![\w@])/gi,
  /\bcreci\b[\s:nº°.\-/]*(?:[a-z]{2}\b[\s:.\-/]*)?\d[\d.]*(?:\s*-\s*\d+)?(?:\s*[-/]?\s*[fj]\b)?(?:\s*[-/]\s*[a-z]{2}\b)?/gi,
  /(?<![\d.,/-])(?:\+?55[\s.-]{0,3})?(?:\(0?\d{2}\)|\b0?\d{2})[\s.–—-]{0,4}9?[\s.]?\d{4}[\s.–—-]{0,3}\d{4}(?![\d.,/]\d|\d)/g,
  /(?<![\d.,/$-])(?<!\$\s)\b(?!(?:19|20)\d{2}-(?:19|20)\d{2})9?\d{4}-\d{4}\b(?!-)/g,
];
/** Words that only led to a contact, left at the end of a line. */
const orphans =
  /[\s|/,;:–—-]{0,8}(?:\b(?:fone|tel(?:efone)?s?|cel(?:ular)?|whats?\s?app|wpp|zap|contatos?|e-?mail|site|creci)\b[\s.:|/()–—-]{0,8}){1,6}$/gim;
const invitation =
  /visit|veja|confira|saiba|acesse|site|ligu|fale|chame|contato|informa|whats|agend|fone|celular|clique|creci/i;
const emoji = /[\p{Extended_Pictographic}\p{Regional_Indicator}\u200d\ufe0f\u20e3\u{e0020}-\u{e007f}]/gu;
const controls =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060\ufeff\ufffd]|\p{Surrogate}/gu;

const misread = new RegExp(`[\\u00c2-\\u00f4][\\u0080-\\u00bf${windows1252}]+`, 'g');
/** No text that is kept is longer; the rest of a longer one is not worth looking at. */
const longest = 30_000;

/** One line of plain text. */
export function cleanLine(text: string, warnings?: Warnings): string {
  return cleanText(text, warnings).replace(/\s+/g, ' ').trim();
}

/**
 * A person's text: references resolved (even doubly escaped ones), wrong encoding repaired, HTML to line breaks, fancy letters plain, no
 * control characters or emoji, no contacts. A name or an address is cleaned without `warnings` and keeps its digits.
 */
export function cleanText(text: string, warnings?: Warnings): string {
  const note = (before: string, after: string, code: Parameters<Warnings['add']>[0]) => {
    if (before !== after) warnings?.add(code);
    return after;
  };
  // Line breaks written as '\\n' are the portals' own rule for the Carga format.
  const decoded = decodeEntities(decodeEntities(text.slice(0, longest))).replace(/(?:\\r)?\\n/g, '\n');
  const repaired = note(decoded, repairEncoding(decoded), 'text-encoding');
  const readable = repaired.replace(/[\u{1d400}-\u{1d7ff}\uff01-\uff5e]/gu, (letter) =>
    letter.normalize('NFKC'),
  );
  const plain = note(readable, withoutMarkup(readable), 'text-markup').replace(controls, '');
  // ©, ® and ™ count as pictographs too, but people write them.
  const wordy = note(
    plain,
    plain.replace(emoji, (sign) => (/[©®™\d#*]/u.test(sign) ? sign : ' ')),
    'text-emoji',
  );
  const tidy = tidyLines(wordy);
  return warnings ? tidyLines(note(tidy, withoutContacts(tidy), 'text-contact')) : tidy;
}

function tidyLines(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** A line that only called to get in touch goes whole; of any other only the contact goes. */
function withoutContacts(text: string): string {
  return text
    .split('\n')
    .map((line) => {
      const rest = contacts.reduce((left, pattern) => left.replace(pattern, ''), line);
      if (rest === line) return line;
      return rest.length < 60 && invitation.test(rest)
        ? ''
        : rest.replace(orphans, '').replace(/\(\s*\)/g, '');
    })
    .join('\n');
}

function withoutMarkup(text: string): string {
  if (!text.includes('<')) return text;
  return text
    .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<!\[CDATA\[|\]\]>/g, '')
    .replace(/<br\b[^<>]*>|<\/?(?:p|div|li|ul|ol|tr|h[1-6])\b[^<>]*>/gi, '\n')
    .replace(/<\/?[a-z][^<>]*>/gi, '');
}

export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z0-9]{1,30}));?/gi,
    (whole, decimal, hex, name) => {
      if (name !== undefined) return namedCharacter(whole, name);
      const code = decimal ? Number(decimal) : parseInt(hex, 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
    },
  );
}

function namedCharacter(whole: string, name: string): string {
  const known = Object.hasOwn(entities, name) ? entities[name] : undefined;
  // Without its semicolon a name may only be the start of a word ('&copy' in '&copyright'): left alone unless it is a space.
  if (known === undefined || (!whole.endsWith(';') && name !== 'nbsp')) return whole;
  return typeof known === 'number' ? String.fromCodePoint(known) : known;
}

/** 'SÃ£o Paulo' → 'São Paulo': UTF-8 that was once read as windows-1252. Left alone where it does not come out even. */
function repairEncoding(text: string): string {
  if (!/[ÃÂ]/.test(text)) return text;
  return text.replace(misread, (run) => {
    const decoded = Buffer.from([...run].map(westernByte)).toString('utf8');
    return decoded.includes('\ufffd') ? run : decoded;
  });
}

/** Cuts at a word's end. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 1);
  const space = cut.lastIndexOf(' ');
  return `${(space > length / 2 ? cut.slice(0, space) : cut).replace(/[\s,;:.–-]+$/, '').replace(/\p{Surrogate}/gu, '')}…`;
}
