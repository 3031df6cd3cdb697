const small = [
  ...[
    'a',
    'à',
    'ao',
    'aos',
    'as',
    'às',
    'até',
    'com',
    'da',
    'das',
    'de',
    'do',
    'dos',
    'e',
    'em',
    'entre',
    'na',
    'nas',
  ],
  ...[
    'no',
    'nos',
    'o',
    'os',
    'ou',
    'para',
    'pela',
    'pelas',
    'pelo',
    'pelos',
    'por',
    'sem',
    'sob',
    'sobre',
    'um',
    'uma',
  ],
];
const before = new RegExp(`(?<![^\\s(“"])(?:${small.join('|')})\\s+(?=\\S)`, 'giu');

/** Joins a number to its unit or currency by a no-break space. */
export const withUnbrokenNumbers = (text: string): string =>
  text.replace(/(?<=\d) (?=km\b|m²)|(?<=R\$|€) (?=\d)/g, '\u00a0');

/** A line breaks between a hyphen and a no-break space. U+2060 forbids it. */
const dash = '\u00a0-\u2060\u00a0';

/** Joins small words to the next word, numbers to units and cities to states by no-break spaces (brief §18.3). */
export const withNoBreakSpaces = (title: string): string =>
  withUnbrokenNumbers(title.replace(before, (word) => `${word.trimEnd()}\u00a0`)).replace(
    / - (?=[A-Z]{2}\b)/g,
    dash,
  );
