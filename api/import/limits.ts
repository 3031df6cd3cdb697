/** Limits that keep a hostile or broken feed harmless; a true feed stays far below them. */
export const limits = {
  /** Bytes of a feed as it is sent or stored, and of what it unpacks to. */
  feedBytes: 2 * 1024 ** 3,
  unpackedBytes: 8 * 1024 ** 3,
  /** Elements inside elements. */
  depth: 64,
  /** Elements open at once, in a feed that never closes its listings. */
  openElements: 500_000,
  /** Of one listing: elements, characters of one element (more is cut), characters of all. */
  nodes: 5_000,
  textCharacters: 100_000,
  recordCharacters: 2_000_000,
  /** Characters of one tag, comment or declaration. */
  markupCharacters: 1_000_000,
  /** References of listings that could not be read, kept in memory until the feed's end; a portal takes 50,000 in all. */
  quarantined: 100_000,
  redirects: 5,
  /** Milliseconds without a byte before a download is given up, and for the whole of it. */
  idleMs: 30_000,
  downloadMs: 30 * 60_000,
} as const;
