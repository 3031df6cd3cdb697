import {
  type House,
  type Letter,
  type LetterHome,
  type LetterLink,
  type LetterSection,
  privacyUrl,
  signature,
} from './letter';

/** A letter as plain text. */
export function letterText(
  {
    heading,
    paragraphs,
    facts,
    quote,
    sections = [],
    more = [],
    action,
    notes,
    reason,
    footLinks = [],
  }: Letter,
  house: House,
): string {
  const parts = [
    heading,
    ...paragraphs,
    ...(facts ? [facts.map(([name, value]) => `${name}: ${value}`).join('\n')] : []),
    ...(quote ? [quote] : []),
    ...sections.flatMap(sectionText),
    ...more.map(linkText),
    ...(action ? [linkText(action)] : []),
    ...notes,
    `--\n${[reason, ...footLinks.map(({ label, url }) => `${label}: ${url}`)].join('\n')}\n${signature(house)}\nPolítica de privacidade: ${privacyUrl(house)}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

const linkText = ({ label, url }: LetterLink) => `${label}:\n${url}`;

const sectionText = ({ heading, homes, link }: LetterSection): string[] => [
  heading.toUpperCase(),
  ...homes.map(homeText),
  `${link.label}: ${link.url}`,
];

const homeText = ({ url, title, place, facts, price, reason, reasonLabel = 'Por quê' }: LetterHome) =>
  [title, place.join(', '), facts.join(', '), price, reason && `${reasonLabel}: ${reason}`, url]
    .filter(Boolean)
    .join('\n');
