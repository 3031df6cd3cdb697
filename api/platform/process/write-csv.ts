/** Prevents formulas in spreadsheets: the apostrophe makes the cell text. */
const defused = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

/** A cell as in RFC 4180, except for the semicolon that Brazilian spreadsheets use. */
export function csvCell(text: string): string {
  const safe = defused(text);
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const csvLine = (cells: readonly (string | null)[]) =>
  `${cells.map((cell) => csvCell(cell ?? '')).join(';')}\r\n`;

/** Byte order mark: spreadsheets then read UTF-8. */
export const csvMark = '\ufeff';
