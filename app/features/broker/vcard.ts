export interface ContactCard {
  name: string;
  organization: string;
  title: string;
  phone?: string | null;
  email?: string | null;
  note?: string | null;
  /** The page that the card is of. */
  url: string;
  /** Pages about the person elsewhere. */
  profile?: string | null;
}

/**
 * A vCard (version 3.0, RFC 2426, which every phone reads): lines end with CRLF and are folded after 75 bytes. Whatever
 * a value holds, it stays inside its own line.
 */
export function vcard({ name, organization, title, phone, email, note, url, profile }: ContactCard): string {
  const [given = '', ...family] = name.trim().split(/\s+/);
  const lines: [property: string, value: string | null | undefined][] = [
    ['FN', escaped(name)],
    ['N', [family.join(' '), given, '', '', ''].map(escaped).join(';')],
    ['ORG', escaped(organization)],
    ['TITLE', escaped(title)],
    ['TEL;TYPE=WORK,VOICE', phone && escaped(phone)],
    ['EMAIL;TYPE=INTERNET,WORK', email && escaped(email)],
    ['NOTE', note && escaped(note)],
    ['URL', escapedUrl(url)],
    ['URL;TYPE=LINKEDIN', profile && escapedUrl(profile)],
  ];
  const written = lines.flatMap(([property, value]) => (value ? [fold(`${property}:${value}`)] : []));
  return ['BEGIN:VCARD', 'VERSION:3.0', ...written, 'END:VCARD', ''].join('\r\n');
}

/** Control characters that are no line break mean nothing in a text. */
const escaped = (text: string) =>
  text
    .trim()
    .replace(/[\\,;]/g, '\\$&')
    .replace(/\r\n?|[\n\v\f\u0085\u2028\u2029]/g, '\\n')
    .replace(/\p{Cc}/gu, '');

/** An address is written as URLs are, and so holds neither spaces nor line breaks; '' where it is none. */
const escapedUrl = (address: string) => (URL.canParse(address) ? new URL(address).href : '');

const maxLineBytes = 75;

/** Continues a long line on the next one, after a space; no character is cut in two. */
function fold(line: string): string {
  const bytes = new TextEncoder();
  let folded = '';
  let length = 0;
  for (const character of line) {
    const size = bytes.encode(character).length;
    if (length + size > maxLineBytes) {
      folded += '\r\n ';
      length = 1;
    }
    folded += character;
    length += size;
  }
  return folded;
}
