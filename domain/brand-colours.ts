/** A colour as '#rrggbb'. */
export type Hex = string;

/** The grounds and inks of the design that a house's colours stand on or under (app/styles/tokens.css; a test holds both together). */
export const fixedColours = {
  '--jacaranda': '#231815',
  '--jacaranda-2': '#33251f',
  '--madeira': '#54453d',
  '--cal': '#f8f5f0',
  '--branco': '#fffdfa',
  '--areia': '#efe9df',
} as const;

/** What a text needs against its ground (WCAG 2.2, 1.4.3, AA). */
export const leastContrast = 4.5;

/** What a house may choose: the one accent, and the one that stands on dark grounds; that is made of the first where it is not given. */
export interface BrandColours {
  accent: Hex;
  onDark?: Hex;
}

/** The design's tokens that are made of a house's colours. */
export type BrandTokens = Record<'--vidrotil' | '--vidrotil-2' | '--vidrotil-veu' | '--agua', Hex>;

/** Accent, pressed accent, veil of the accent, and the accent on dark grounds. */
export function brandTokens({ accent, onDark }: BrandColours): BrandTokens {
  return {
    '--vidrotil': accent,
    '--vidrotil-2': mixed(accent, '#000000', 0.28),
    '--vidrotil-veu': mixed(accent, fixedColours['--cal'], 0.88),
    '--agua': onDark ?? lightEnough(accent),
  };
}

/** A pair that cannot be read: which of the house's two colours is at fault, on what, and how far apart they are. */
export interface ContrastFault {
  colour: keyof BrandColours;
  ground: Hex;
  contrast: number;
}

/** Every pair of text and ground in which a house's colours stand and that breaks AA. */
export function contrastFaults(given: BrandColours): ContrastFault[] {
  const tokens = brandTokens(given);
  const fixed = fixedColours;
  const { '--vidrotil': accent, '--vidrotil-2': pressed, '--vidrotil-veu': veil, '--agua': onDark } = tokens;
  const pairs: [keyof BrandColours, Hex, Hex][] = [
    // Links, outlines and the chosen on light grounds; the button's letters are as light as a panel.
    ...[fixed['--cal'], fixed['--branco'], fixed['--areia'], veil].map(
      (ground): [keyof BrandColours, Hex, Hex] => ['accent', accent, ground],
    ),
    ['accent', pressed, veil],
    ['accent', fixed['--madeira'], veil],
    ['onDark', onDark, fixed['--jacaranda']],
    ['onDark', onDark, fixed['--jacaranda-2']],
  ];
  return pairs.flatMap(([colour, text, ground]) => {
    const contrast = contrastOf(text, ground);
    return contrast < leastContrast ? [{ colour, ground, contrast }] : [];
  });
}

/** From 1 to 21 (WCAG 2.2, 'contrast ratio'). */
export function contrastOf(one: Hex, other: Hex): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: Hex): number {
  const [red, green, blue] = channels(colour).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const channels = (colour: Hex) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** @param share of the other colour, from 0 to 1 */
function mixed(colour: Hex, other: Hex, share: number): Hex {
  const others = channels(other);
  const parts = channels(colour).map((value, index) => value + (others[index]! - value) * share);
  return `#${parts.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

/** The accent with as much white as it needs to be read on dark grounds with ease. */
function lightEnough(accent: Hex): Hex {
  const steps = Array.from({ length: 21 }, (_, step) => mixed(accent, '#ffffff', step / 20));
  return steps.find((each) => contrastOf(each, fixedColours['--jacaranda-2']) >= 7) ?? '#ffffff';
}
