/** Small words that no line of a title ends in: prepositions, articles, 'e' and 'ou'. */
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

/** A title in which small words keep to the word that follows them, by no-break spaces (brief §18.3). */
export const bound = (title: string): string => title.replace(before, (word) => `${word.trimEnd()}\u00a0`);
