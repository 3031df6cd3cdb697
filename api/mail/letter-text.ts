import { type House, type Letter, privacyUrl, signature } from './letter';

/** A letter as plain text. */
export function letterText({ heading, paragraphs, action, notes, reason }: Letter, house: House): string {
  const parts = [
    heading,
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...notes,
    `--\n${reason}\n${signature(house)}\nPolítica de privacidade: ${privacyUrl(house)}`,
  ];
  return `${parts.join('\n\n')}\n`;
}
