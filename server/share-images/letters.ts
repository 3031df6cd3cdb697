import outlines from './letters.json';

/** Outlines of the house's letters (scripts/workshop/share-letters.py): text is drawn as paths, on machines without fonts. */
type Face = Readonly<Record<string, readonly [advance: number, path: string, kerning?: Kerning]>>;
type Kerning = Readonly<Record<string, string>>;
const faces = outlines as unknown as Readonly<Record<FaceName, Face>>;
export type FaceName = keyof typeof outlines;

export interface Style {
  face: FaceName;
  /** px */
  size: number;
  /** Between letters, in thousandths of the size. */
  tracking?: number;
}

interface Placed {
  path: string;
  /** In thousandths of the size. */
  x: number;
}

/** The letters of a text that the face has: accents that it lacks fall off, what it does not know at all is left out. */
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

/** How wide a text is, px. */
export const textWidth = (text: string, style: Style): number =>
  (place(text, style).width * style.size) / 1000;

/** A line of text as SVG, its baseline beginning at x, y. Only our own paths and numbers are in it. */
export function textLine(text: string, style: Style, x: number, y: number): string {
  const scale = style.size / 1000;
  const glyphs = place(text, style).letters.flatMap(({ path, x: at }) =>
    path ? [`<path transform="translate(${at})" d="${path}"/>`] : [],
  );
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${scale})">${glyphs.join('')}</g>`;
}

const round = (value: number) => Math.round(value * 100) / 100;

/** Breaks a text between words into lines no wider than `width`; what `maxLines` cannot hold ends in '…'. */
export function wrapText(text: string, style: Style, width: number, maxLines: number): string[] {
  const fits = (line: string) => textWidth(line, style) <= width;
  const lines: string[] = [];
  const words = known(text, faces[style.face]).join('').split(' ').filter(Boolean);
  while (words.length > 0) {
    let line = words.shift()!;
    while (words.length > 0 && fits(`${line} ${words[0]}`)) line += ` ${words.shift()}`;
    if (lines.length === maxLines - 1 && words.length > 0) return [...lines, cut(`${line} …`, fits)];
    lines.push(fits(line) ? line : cut(`${line}…`, fits));
  }
  return lines;
}

/** `wrapText`, with lines of about the same length: as narrow as the same number of lines allows. */
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

/** Shortens a line that ends in '…' until it fits: by words, else, where it is but one, by letters. */
function cut(line: string, fits: (line: string) => boolean): string {
  let text = line.replace(/[\s,.;:–-]*…$/, '');
  while (text.length > 1 && !fits(`${text}…`)) {
    const space = text.lastIndexOf(' ');
    text = space > 0 ? text.slice(0, space).replace(/[\s,.;:–-]+$/, '') : text.slice(0, -1);
  }
  return `${text}…`;
}
