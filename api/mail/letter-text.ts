import { type House, type Letter, privacyUrl, signature } from './letter';

/** A letter as plain text. */
export function letterText(
  { heading, paragraphs, facts, quote, action, notes, reason }: Letter,
  house: House,
): string {
  const parts = [
    heading,
    ...paragraphs,
    ...(facts ? [facts.map(([name, value]) => `${name}: ${value}`).join('\n')] : []),
    ...(quote ? [quote] : []),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...notes,
    `--\n${reason}\n${signature(house)}\nPolítica de privacidade: ${privacyUrl(house)}`,
  ];
  return `${parts.join('\n\n')}\n`;
}
