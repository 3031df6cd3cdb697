/** An e-mail; eight or more digits, with any separators; a token. */
const personal: readonly (readonly [RegExp, ...parts: RegExp[]])[] = [
  [/\S+/g, /@/],
  [/\d(?:[\s().,+\-–_/]*\d){7,}/g],
  [/[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/gi],
  // Longer than words; words of URLs have hyphens and no inner capitals.
  [/\w{24,}/g],
  [/\w{16,}/g, /\d/, /[a-z]/i],
  [/[\w-]{20,}/g, /\d|[a-z][A-Z]/, /[a-z]/, /[A-Z]/],
];

/** Normalizes width and removes invisible characters. */
const plain = (text: string) => text.normalize('NFKC').replace(/\p{Cf}/gu, '');

/** Replaces possible personal data by an ellipsis. */
export function withoutPersonal(text: string): string {
  const given = plain(text);
  const left = personal.reduce(
    (rest, [pattern, ...parts]) =>
      rest.replace(pattern, (found) => (parts.every((part) => part.test(found)) ? '…' : found)),
    given,
  );
  return left === given ? text : left;
}

const isPersonal = (text: string) => withoutPersonal(text) !== text;

/** A property number; a phone number with area code has ten digits. */
const numberAlone = /^\d{1,8}$/;

/** URL without its query; a path segment with personal data becomes '-'. null if it is invalid. */
export function addressWithoutPersonal(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, origin, pathname } = new URL(address);
  if (!/^https?:$/.test(protocol)) return null;
  const parts = pathname.split('/').map((part) => {
    const text = decoded(part);
    return text === null || (!numberAlone.test(text) && isPersonal(text)) ? '-' : part;
  });
  return origin + parts.join('/');
}

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

/** Parameters that may contain personal data. */
const named = /^(?:nome|name|e-?mail|telefone|phone|whatsapp|cpf|token|chave|key|link|busca)$/i;
/** Long values without personal data: campaigns and search filters. */
const harmless = /^(?:utm_\w+|gclid|gbraid|wbraid|fbclid|lat|lng|preco|area)$/;

/** Whether query or fragment contain personal data or a secret. */
export const hasPersonalQuery = ({ search, hash }: Pick<URL, 'search' | 'hash'>): boolean =>
  isPersonal(hash) ||
  [...new URLSearchParams(search)].some(
    ([name, value]) =>
      value !== '' && (harmless.test(name) ? value.includes('@') : named.test(name) || isPersonal(value)),
  );
