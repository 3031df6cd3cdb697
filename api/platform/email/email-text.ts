import {
  type EmailBrokerage,
  type Email,
  type EmailProperty,
  type EmailLink,
  type EmailSection,
  privacyUrl,
  signature,
} from './email';

export function emailText(
  {
    heading,
    property,
    paragraphs,
    facts,
    quote,
    sections = [],
    more = [],
    action,
    notes,
    reason,
    footLinks = [],
  }: Email,
  brokerage: EmailBrokerage,
): string {
  const parts = [
    heading,
    ...(property ? [[property.title, property.place, property.url].filter(Boolean).join('\n')] : []),
    ...paragraphs,
    ...(facts ? [facts.map(([name, value]) => `${name}: ${value}`).join('\n')] : []),
    ...(quote ? [quote] : []),
    ...sections.flatMap(sectionText),
    ...more.map(linkText),
    ...(action ? [linkText(action)] : []),
    ...notes,
    `--\n${[reason, ...footLinks.map(({ label, url }) => `${label}: ${url}`)].join('\n')}\n${signature(brokerage)}\nPolítica de privacidade: ${privacyUrl(brokerage)}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

const linkText = ({ label, url }: EmailLink) => `${label}:\n${url}`;

const sectionText = ({ heading, homes: properties, link }: EmailSection): string[] => [
  heading.toUpperCase(),
  ...properties.map(propertyText),
  `${link.label}: ${link.url}`,
];

const propertyText = ({ url, title, place, facts, price, reason, reasonLabel = 'Por quê' }: EmailProperty) =>
  [title, place.join(', '), facts.join(', '), price, reason && `${reasonLabel}: ${reason}`, url]
    .filter(Boolean)
    .join('\n');
