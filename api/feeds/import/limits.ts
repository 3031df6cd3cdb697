/** Limits against hostile or broken feeds; a valid feed stays far below them. */
export const limits = {
  /** Bytes before and after unzipping. */
  feedBytes: 2 * 1024 ** 3,
  unpackedBytes: 8 * 1024 ** 3,
  /** Nested elements. */
  depth: 64,
  /** Unclosed listings nest. */
  openElements: 500_000,
  /** Per listing: elements, characters per element (more is cut), characters in total. */
  nodes: 5_000,
  textCharacters: 100_000,
  recordCharacters: 2_000_000,
  /** Characters of one tag, comment or declaration. */
  markupCharacters: 1_000_000,
  /** A portal takes 50,000 listings. */
  quarantined: 100_000,
  redirects: 5,
  /** Without a byte, and in total. */
  idleMs: 30_000,
  downloadMs: 30 * 60_000,
} as const;
