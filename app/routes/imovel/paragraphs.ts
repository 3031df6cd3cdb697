/** A description's paragraphs; lines that stand alone are paragraphs too. */
export const paragraphs = (text: string): string[] =>
  text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean);
