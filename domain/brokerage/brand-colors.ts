/** A color as '#rrggbb'. */
export type Hex = string;

/** Backgrounds and text colors of the design; a test compares them with app/styles/tokens.css. */
export const fixedColors = {
  '--jacaranda': '#231815',
  '--jacaranda-2': '#33251f',
  '--madeira': '#54453d',
  '--cal': '#f8f5f0',
  '--branco': '#fffdfa',
  '--areia': '#efe9df',
} as const;

/** Minimum contrast ratio of text (WCAG 2.2, 1.4.3, AA). */
export const leastContrast = 4.5;

export interface BrandColors {
  accent: Hex;
  onDark?: Hex;
}

export type BrandTokens = Record<'--vidrotil' | '--vidrotil-2' | '--vidrotil-veu' | '--agua', Hex>;

/** Returns accent, pressed accent, pale accent and the accent on dark backgrounds. */
export function brandTokens({ accent, onDark }: BrandColors): BrandTokens {
  return {
    '--vidrotil': accent,
    '--vidrotil-2': mixed(accent, '#000000', 0.28),
    '--vidrotil-veu': mixed(accent, fixedColors['--cal'], 0.88),
    '--agua': onDark ?? lightEnough(accent),
  };
}

export interface ContrastFault {
  colour: keyof BrandColors;
  ground: Hex;
  contrast: number;
}

export function contrastFaults(given: BrandColors): ContrastFault[] {
  const tokens = brandTokens(given);
  const fixed = fixedColors;
  const { '--vidrotil': accent, '--vidrotil-2': pressed, '--vidrotil-veu': veil, '--agua': onDark } = tokens;
  const pairs: [keyof BrandColors, Hex, Hex][] = [
    // Links, outlines and selected options on light backgrounds. A button's text is as light as --branco.
    ...[fixed['--cal'], fixed['--branco'], fixed['--areia'], veil].map(
      (ground): [keyof BrandColors, Hex, Hex] => ['accent', accent, ground],
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

/** Contrast ratio from 1 to 21 (WCAG 2.2). */
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

function mixed(colour: Hex, other: Hex, share: number): Hex {
  const others = channels(other);
  const parts = channels(colour).map((value, index) => value + (others[index]! - value) * share);
  return `#${parts.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

function lightEnough(accent: Hex): Hex {
  const steps = Array.from({ length: 21 }, (_, step) => mixed(accent, '#ffffff', step / 20));
  return steps.find((each) => contrastOf(each, fixedColors['--jacaranda-2']) >= 7) ?? '#ffffff';
}
