import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { namedTexts, otherQuotes, quotedTexts } from './spec-texts';

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
const specifications = ['1-search-navigation-sign-in', '2-client-and-owner-areas'].map((name) =>
  read(`docs/spec/${name}.md`),
);
const onOneLine = (text: string) => text.replace(/\s+/g, ' ');
const withoutComments = (source: string) =>
  source.replace(/\/\*[^]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');

const quotesIn = (text: string) =>
  [...text.matchAll(/(?<![\w}])'([^'\n]+)'(?!\w)|"([^"\n]+)"/g)].map(([, one, other]) => one ?? other!);
/** Text between two quotes of a list. */
const isBetweenTwo = (quote: string) => /^\s?\.\.\.$/.test(quote.trim()) || quote === ' ...';
const quoted = [...new Set(specifications.flatMap(quotesIn))].filter((quote) => !isBetweenTwo(quote));

describe('every text of the two specifications', () => {
  test('is in the table: said somewhere, or no text for people', () => {
    expect([...Object.keys(quotedTexts), ...otherQuotes].sort()).toEqual(quoted.sort());
  });

  test.each(Object.keys(namedTexts))('%j is named there', (text) =>
    expect(specifications.some((each) => each.includes(text))).toBe(true),
  );

  test.each(Object.entries({ ...quotedTexts, ...namedTexts }))(
    '%j stands where it is said',
    (text, place) => {
      const { file, as } = typeof place === 'string' ? { file: place, as: text } : place;
      expect(onOneLine(withoutComments(read(file)))).toContain(onOneLine(as));
    },
  );
});
