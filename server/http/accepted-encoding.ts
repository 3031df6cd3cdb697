export type Encoding = 'br' | 'gzip';

export function acceptedEncoding(header: string | undefined): Encoding | undefined {
  if (!header) return undefined;
  if (accepts(header, 'br')) return 'br';
  if (accepts(header, 'gzip')) return 'gzip';
  return undefined;
}

const refused = { br: /\bbr\s*;\s*q=0(?:\.0+)?\s*(?:,|$)/, gzip: /\bgzip\s*;\s*q=0(?:\.0+)?\s*(?:,|$)/ };
const named = { br: /\bbr\b/, gzip: /\bgzip\b/ };
const accepts = (header: string, encoding: Encoding) =>
  named[encoding].test(header) && !refused[encoding].test(header);
