/** Safe for the header. */
const given = /^['’]?\p{L}[\p{L}\p{M}'’-]*/u;
const maxLength = 30; // code points; the sealed session cookie stores the name

/** 'Clara Nunes' → 'Clara'; null if the name does not begin with letters. */
export function shownFirstName(name: string | null | undefined): string | null {
  const found = name?.normalize('NFC').trim().match(given)?.[0];
  return found ? [...found].slice(0, maxLength).join('') : null;
}
