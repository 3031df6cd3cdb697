/** Letters, with their accents, hyphens and apostrophes: all that stands in a header of what somebody calls themselves. */
const given = /^['’]?\p{L}[\p{L}\p{M}'’-]*/u;
/** In characters as people count them, more or less: the sealed session's cookie holds it. */
const longest = 30;

/** 'Clara Nunes' → 'Clara'; null for a name that does not begin with letters. Nothing of it is markup, sign or mark. */
export function shownFirstName(name: string | null | undefined): string | null {
  const found = name?.normalize('NFC').trim().match(given)?.[0];
  return found ? [...found].slice(0, longest).join('') : null;
}
