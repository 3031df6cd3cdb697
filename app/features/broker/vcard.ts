export interface ContactCard {
  name: string;
  organization: string;
  title: string;
  phone?: string | null;
  email?: string | null;
  note?: string | null;
  url: string;
  profile?: string | null;
}

/** vCard 3.0 (RFC 2426), which all phones read: CRLF, folded at 75 bytes. No value can end its line. */
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

const escaped = (text: string) =>
  text
    .trim()
    .replace(/[\\,;]/g, '\\$&')
    .replace(/\r\n?|[\n\v\f\u0085\u2028\u2029]/g, '\\n')
    .replace(/\p{Cc}/gu, '');

/** A serialized URL has no spaces or line breaks; '' if it is invalid. */
const escapedUrl = (address: string) => (URL.canParse(address) ? new URL(address).href : '');

const maxLineBytes = 75;

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
