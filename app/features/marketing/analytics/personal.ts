/**
 * What may be a person's or a secret, wherever it stands: an e-mail; a telephone, CPF or number of a contact (eight digits
 * or more, however they are set apart); a token or key.
 */
const personal = [
  /\S*@\S*/g,
  /\d(?:[\s().,+\-–_/]*\d){7,}/g,
  /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/gi,
  // No word is that long; words of addresses have hyphens between them, and no capitals within.
  /\w{24,}/g,
  /(?=\w*\d)(?=\w*[a-z])\w{16,}/gi,
  /(?=[\w-]*(?:\d|[a-z][A-Z]))(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{20,}/g,
];

/** As it would be read: no widths, no marks that are not seen. */
const plain = (text: string) => text.normalize('NFKC').replace(/\p{Cf}/gu, '');

/** A text in which an ellipsis stands for all that may be a person's or a secret. */
export function withoutPersonal(text: string): string {
  const given = plain(text);
  const left = personal.reduce((rest, pattern) => rest.replace(pattern, '…'), given);
  return left === given ? text : left;
}

const isPersonal = (text: string) => withoutPersonal(text) !== text;

/** A property's number, alone in its part of an address; a telephone with its area code has ten digits. */
const numberAlone = /^\d{1,8}$/;

/** An address without its query; a part that may be a person's is left empty. null: it is none. */
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

/** Parameters that a letter or an operator's link may fill with somebody's data. */
const named = /^(?:nome|name|e-?mail|telefone|phone|whatsapp|cpf|token|chave|key|link|busca)$/i;
/** Long, and nobody's: where a visitor comes from, and what a search is for. */
const harmless = /^(?:utm_\w+|gclid|gbraid|wbraid|fbclid|lat|lng|preco|area)$/;

/** Whether an address's query, or what stands after its '#', tells of a person or holds a secret. */
export const hasPersonalQuery = ({ search, hash }: Pick<URL, 'search' | 'hash'>): boolean =>
  isPersonal(hash) ||
  [...new URLSearchParams(search)].some(
    ([name, value]) =>
      value !== '' && (harmless.test(name) ? value.includes('@') : named.test(name) || isPersonal(value)),
  );
