/** Why a feed as a whole is refused; nothing of the catalogue was touched. */
export const feedErrors = {
  'not-found': 'the file does not exist or cannot be read',
  'not-reachable': 'the address does not answer with a feed',
  'too-large': 'the feed is larger than the limit',
  empty: 'the feed is empty',
  'html-page': 'this is an HTML page (an error or a sign-in page?), not a feed',
  'not-xml': 'this is not XML',
  zip: 'this is a ZIP file; unpack it first (gzip is read as it is)',
  damaged: 'the compressed feed is damaged or cut off',
  'cut-off': 'the feed is cut off: its end is missing',
  malformed: 'the feed is not readable XML',
  'unknown-shape': 'no listings of a known shape: neither VRSync (Listing) nor Carga/Imoveis (Imovel)',
} as const;
export type FeedErrorCode = keyof typeof feedErrors;

export class FeedError extends Error {
  constructor(
    readonly code: FeedErrorCode,
    detail?: string,
    options?: ErrorOptions,
  ) {
    super(detail ? `${feedErrors[code]} (${detail})` : feedErrors[code], options);
    this.name = 'FeedError';
  }
}
