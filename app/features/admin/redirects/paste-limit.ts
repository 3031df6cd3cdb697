import { adminLinks } from '../admin-links';

/** Characters of the pasted text. */
export const longestPaste = 1_500_000;
/** Bytes of the form: each slash and line end is three or six of them. */
const formBytes = 3 * 1024 * 1024;

/** Body limit in bytes; undefined: another page. */
export const pastePostLimit = (path: string): number | undefined =>
  path === adminLinks.pasteRedirects() ? formBytes : undefined;
