import sax from 'sax';
import { trimEndOf } from '@domain/kernel/trim';
import { westernByte, windows1252 } from '../decode';
import { withoutSections } from './markup-sections';
import type { Warnings } from '../remarks';

/** HTML 4's references; sax's types omit them. */
const entities = (sax as unknown as { ENTITIES: Record<string, string | number> }).ENTITIES;

/** 'exemplo.com': without '.br' or a path it can be a lost space, as in 'lareira.Com varanda'. */
const domain = /\b(?:[a-z0-9-]{1,63}\.){1,4}(com|net|imb|org)(\.br)?(\/\S{0,300})?(?![\w@])/gi;
/** Prices, areas, years and CEPs do not match. */
const contacts = [
  /\b[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}\b/g,
  /\b(?:https?:\/\/|www\.)\S+/gi,
  /\bcreci\b[\s:nº°.\-/]{0,30}(?:[a-z]{2}\b[\s:.\-/]{0,30})?\d[\d.]*(?:\s*-\s*\d+)?(?:\s*[-/]?\s*[fj]\b)?(?:\s*[-/]\s*[a-z]{2}\b)?/gi,
  /(?<![\d.,/-])(?:\+?55[\s.-]{0,3})?(?:\(0?\d{2}\)|\b0?\d{2})[\s.–—-]{0,4}9?[\s.]?\d{4}[\s.–—-]{0,3}\d{4}(?![\d.,/]\d|\d)/g,
  /(?<![\d.,/$-])(?<!\$\s)\b(?!(?:19|20)\d{2}-(?:19|20)\d{2})9?\d{4}-\d{4}\b(?!-)/g,
];
/** Words such as 'tel.' at a line's end, after its contact is removed. */
const orphans =
  /[\s|/,;:–—-]{0,8}(?:\b(?:fone|tel(?:efone)?s?|cel(?:ular)?|whats?\s?app|wpp|zap|contatos?|e-?mail|site|creci)\b[\s.:|/()–—-]{0,8}){1,6}$/gim;
const invitation =
  /visit|veja|confira|saiba|acesse|site|ligu|fale|chame|contato|informa|whats|agend|fone|celular|clique|creci/i;
const emoji = /[\p{Extended_Pictographic}\p{Regional_Indicator}\u200d\ufe0f\u20e3\u{e0020}-\u{e007f}]/gu;
const controls =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060\ufeff\ufffd]|\p{Surrogate}/gu;

const misread = new RegExp(`[\\u00c2-\\u00f4][\\u0080-\\u00bf${windows1252}]+`, 'g');
/** Longer than any stored text. */
const maxLength = 30_000;

export function cleanLine(text: string, warnings?: Warnings): string {
  return cleanText(text, warnings).replace(/\s+/g, ' ').trim();
}

/**
 * Resolves references, repairs the encoding, removes HTML, control characters and emoji. Contacts are removed only with
 * `warnings`: names and addresses keep their digits.
 */
export function cleanText(text: string, warnings?: Warnings): string {
  const note = (before: string, after: string, code: Parameters<Warnings['add']>[0]) => {
    if (before !== after) warnings?.add(code);
    return after;
  };
  // Documented line break of the Carga format.
  const decoded = decodeEntities(decodeEntities(text.slice(0, maxLength))).replace(/(?:\\r)?\\n/g, '\n');
  const repaired = note(decoded, repairEncoding(decoded), 'text-encoding');
  const readable = repaired.replace(/[\u{1d400}-\u{1d7ff}\uff01-\uff5e]/gu, (letter) =>
    letter.normalize('NFKC'),
  );
  const plain = note(readable, withoutMarkup(readable), 'text-markup').replace(controls, '');
  // Pictographs in Unicode, but usual in text.
  const wordy = note(
    plain,
    plain.replace(emoji, (sign) => (/[©®™\d#*]/u.test(sign) ? sign : ' ')),
    'text-emoji',
  );
  const tidy = tidyLines(wordy);
  return warnings ? tidyLines(note(tidy, withoutContacts(tidy, warnings), 'text-contact')) : tidy;
}

function tidyLines(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** In the place of a contact; a control character, which texts do not have. */
const removed = '\u0001';

/** A sentence that only invites to a contact is removed. */
function withoutContacts(text: string, warnings: Warnings): string {
  return text
    .split('\n')
    .map((line) => {
      const marked = contacts.reduce(
        (left, pattern) => left.replace(pattern, removed),
        withoutDomains(line, warnings),
      );
      if (marked === line) return line;
      const rest = marked
        .split(/(?<=[.!?])\s+/)
        .filter((sentence) => !isInvitation(sentence))
        .join(' ');
      return rest
        .replaceAll(removed, '')
        .replace(orphans, '')
        .replace(/\(\s*\)/g, '');
    })
    .join('\n');
}

const isInvitation = (sentence: string) =>
  sentence.includes(removed) && sentence.length < 60 && invitation.test(sentence);

/** Characters before an address in which an invitation makes it one. */
const nearBefore = 100;

/** In doubt the text stays, with a remark. */
function withoutDomains(line: string, warnings: Warnings): string {
  return line.replace(domain, (whole, ending: string, country, path, ...rest) => {
    const at = rest.at(-2) as number;
    const isLowerCase = ending === ending.toLowerCase();
    const ends = /^\s*(?:[.,;:!?)]|$)/.test(line.slice(at + whole.length));
    if (
      country ||
      (isLowerCase && (path || ends || invitation.test(line.slice(Math.max(0, at - nearBefore), at))))
    )
      return removed;
    warnings.add('text-doubt', whole);
    return whole;
  });
}

function withoutMarkup(text: string): string {
  if (!text.includes('<')) return text;
  return withoutSections(text)
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
  // It can be the start of a word: '&copy' in '&copyright'.
  if (known === undefined || (!whole.endsWith(';') && name !== 'nbsp')) return whole;
  return typeof known === 'number' ? String.fromCodePoint(known) : known;
}

/** 'SÃ£o Paulo' → 'São Paulo': UTF-8 read as windows-1252. */
function repairEncoding(text: string): string {
  if (!/[ÃÂ]/.test(text)) return text;
  return text.replace(misread, (run) => {
    const decoded = Buffer.from([...run].map(westernByte)).toString('utf8');
    return decoded.includes('\ufffd') ? run : decoded;
  });
}

/** Ends after a whole word. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 1);
  const space = cut.lastIndexOf(' ');
  const words = trimEndOf(space > length / 2 ? cut.slice(0, space) : cut, /[\s,;:.–-]/);
  return `${words.replace(/\p{Surrogate}/gu, '')}…`;
}
