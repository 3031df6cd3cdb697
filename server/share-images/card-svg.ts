import type { ShareCard } from '~/features/sharing/share-image.server';
import { balanceText, type Style, textLine, textWidth, wrapText } from './letters';

/** In px. Text has six of sixteen columns, the photo ten; no text over the photo (brief §16, 'Open Graph'). */
export const cardSize = { width: 1200, height: 630, text: 450 };

const ink = '#231815';
const soft = '#54453d';
export const paper = '#f8f5f0';
const bars = 'M0 0h2v26H0zM6 0h2v26H6zM12 0h2v26h-2zM20 0h2v26h-2zM26 0h2v26h-2z';

const left = 56;
const room = cardSize.text - left - 40;
const logoFor = (name: string): Style => {
  const style: Style = { face: 'price', size: 34, tracking: -22 };
  const wide = textWidth(name, style);
  return wide > room - 54 ? { ...style, size: (style.size * (room - 54)) / wide } : style;
};
const price: Style = { face: 'price', size: 40 };
const text: Style = { face: 'text', size: 22 };
const strong: Style = { face: 'strong', size: 22 };
const titles: Style[] = [54, 46].map((size) => ({ face: 'title', size, tracking: -12 }));
const titleLines = 3;

/** Text column as SVG; letters are paths, so it does not depend on installed fonts. */
export function textColumn(card: ShareCard): string {
  const title = titleIn(card.title);
  const place = placeIn(card);
  const titleHeight = title.lines.length * title.style.size * 1.04;
  const blockHeight = place.length * 30 + 12 + titleHeight + 20 + 30;
  let y = 96 + (cardSize.height - 96 - 52 - 44 - blockHeight) / 2;
  const parts = [mark(card.logo)];
  for (const line of place) {
    parts.push(line(y + 23));
    y += 30;
  }
  y += 12;
  for (const line of title.lines) {
    parts.push(fill(ink, textLine(line, title.style, left - 2, y + title.style.size * 0.82)));
    y += title.style.size * 1.04;
  }
  parts.push(fill(soft, textLine(factsIn(card.facts), text, left, y + 20 + 23)));
  parts.push(fill(ink, textLine(card.price, price, left, cardSize.height - 52 - 11)));
  return svg(cardSize.text, `<path fill="${paper}" d="M0 0h${cardSize.text}v630H0z"/>${parts.join('')}`);
}

/** Placeholder for a photo: a plain plate with the five bars (brief §7). */
export function plainPlaceholder(): string {
  const width = cardSize.width - cardSize.text;
  const plate = [0, 150, 300, 500, 650].map((x, index) => {
    const bay = index === 2 ? 187 : 137;
    return `<path d="M${Math.round(x * (width / 800))} 0h${Math.round(bay * (width / 800))}v630h-${Math.round(bay * (width / 800))}z"/>`;
  });
  return svg(
    width,
    `<path fill="#e3dacc" d="M0 0h${width}v630H0z"/><g fill="${ink}" opacity=".07">${plate.join('')}</g>`,
  );
}

const svg = (width: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="630" viewBox="0 0 ${width} 630">${content}</svg>`;
const fill = (colour: string, content: string) => `<g fill="${colour}">${content}</g>`;

const mark = (name: string) =>
  fill(
    ink,
    `<path transform="translate(${left} 56) scale(1.231)" d="${bars}"/>${textLine(name, logoFor(name), left + 54, 83)}`,
  );

function titleIn(words: string): { style: Style; lines: string[] } {
  const tried = titles.map((style) => ({ style, lines: balanceText(words, style, room, titleLines) }));
  return tried.find(({ lines }) => !lines.at(-1)?.endsWith('…')) ?? tried.at(-1)!;
}

type Line = (baseline: number) => string;

/** '**District**, city' on one line, else on two; only the city without a district. */
function placeIn({ district, city }: ShareCard): Line[] {
  const only = (words: string, style: Style, colour: string): Line[] =>
    wrapText(words, style, room, 1).map((line) => (y) => fill(colour, textLine(line, style, left, y)));
  if (!district) return only(city, strong, ink);
  const comma = textWidth(district, strong);
  if (comma + textWidth(`, ${city}`, text) > room) {
    return [...only(district, strong, ink), ...only(city, text, soft)];
  }
  return [
    (y) =>
      fill(ink, textLine(district, strong, left, y)) +
      fill(soft, textLine(`, ${city}`, text, left + comma, y)),
  ];
}

function factsIn(facts: readonly string[]): string {
  const shown = [...facts];
  while (shown.length > 1 && textWidth(shown.join(' · '), text) > room) shown.pop();
  return shown.join(' · ');
}
