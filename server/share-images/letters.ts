import { trimEndOf } from '@domain/kernel/trim';
import outlines from './letters.json';

/** Outlines of letters (scripts/workshop/share-letters.py), drawn as paths on machines without fonts. */
type Face = Readonly<Record<string, readonly [advance: number, path: string, kerning?: Kerning]>>;
type Kerning = Readonly<Record<string, string>>;
const faces = outlines as unknown as Readonly<Record<FaceName, Face>>;
export type FaceName = keyof typeof outlines;

export interface Style {
  face: FaceName;
  /** px */
  size: number;
  /** Letter spacing in thousandths of the size. */
  tracking?: number;
}

interface Placed {
  path: string;
  x: number;
}

/** Letters that the face has; missing accents and unknown letters are dropped. */
function known(text: string, face: Face): string[] {
  const spaced = text.normalize('NFC').replace(/\s+/g, ' ').trim();
  return [...spaced].flatMap((letter) => {
    if (face[letter]) return [letter];
    return [...letter.normalize('NFD')].filter((part) => face[part]);
  });
}

function place(text: string, style: Style): { letters: Placed[]; width: number } {
  const face = faces[style.face];
  let x = 0;
  const letters = known(text, face).map((letter, index, all) => {
    const [advance, path, kerning] = face[letter]!;
    const at = x;
    x += advance + kerningBefore(all[index + 1], kerning) + (style.tracking ?? 0);
    return { path, x: at };
  });
  return { letters, width: x };
}

function kerningBefore(next: string | undefined, kerning: Kerning = {}): number {
  if (!next) return 0;
  return Number(Object.keys(kerning).find((value) => kerning[value]!.includes(next)) ?? 0);
}

export const textWidth = (text: string, style: Style): number =>
  (place(text, style).width * style.size) / 1000;

/** Line of text as SVG with its baseline at x, y. It contains only our own paths and numbers. */
export function textLine(text: string, style: Style, x: number, y: number): string {
  const scale = style.size / 1000;
  const glyphs = place(text, style).letters.flatMap(({ path, x: at }) =>
    path ? [`<path transform="translate(${at})" d="${path}"/>`] : [],
  );
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${scale})">${glyphs.join('')}</g>`;
}

const round = (value: number) => Math.round(value * 100) / 100;

/** Breaks a text into lines up to `width` px; the last of `maxLines` ends in '…' if text remains. */
export function wrapText(text: string, style: Style, width: number, maxLines: number): string[] {
  const fits = (line: string) => textWidth(line, style) <= width;
  const lines: string[] = [];
  const words = known(text, faces[style.face]).join('').split(' ').filter(Boolean);
  while (words.length > 0) {
    let line = words.shift()!;
    while (words.length > 0 && fits(`${line} ${words[0]}`)) line += ` ${words.shift()}`;
    if (lines.length === maxLines - 1 && words.length > 0) return [...lines, truncate(`${line} …`, fits)];
    lines.push(fits(line) ? line : truncate(`${line}…`, fits));
  }
  return lines;
}

export function balanceText(text: string, style: Style, width: number, maxLines: number): string[] {
  const lines = wrapText(text, style, width, maxLines);
  if (lines.at(-1)?.endsWith('…')) return lines;
  const isSame = (narrower: string[]) =>
    narrower.length === lines.length && narrower.join(' ') === lines.join(' ');
  let [narrow, wide] = [width / 2, width];
  while (wide - narrow > 4) {
    const middle = (narrow + wide) / 2;
    if (isSame(wrapText(text, style, middle, maxLines + 1))) wide = middle;
    else narrow = middle;
  }
  return wrapText(text, style, wide, maxLines);
}

function truncate(line: string, fits: (line: string) => boolean): string {
  let text = line.endsWith('…') ? trimEndOf(line.slice(0, -1), /[\s,.;:–-]/) : line;
  while (text.length > 1 && !fits(`${text}…`)) {
    const space = text.lastIndexOf(' ');
    text = space > 0 ? trimEndOf(text.slice(0, space), /[\s,.;:–-]/) : text.slice(0, -1);
  }
  return `${text}…`;
}
