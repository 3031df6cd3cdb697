import { expect, test } from 'vitest';
import { commentLines, declaredNames, longTitles, replacedNames, titlesIn } from './words.mjs';

test('declared names are those of functions, types, variables and parameters', () => {
  const source = `
    import { gone } from './gone';
    export interface Lead { told: string }
    export const save = ({ at: keptAt, ...rest }: Lead, [first] = rest.list) => first;
    class Store { constructor(private path: string) {} }
    function read(): void { try { save(); } catch (error) { gone(error); } }`;
  expect(declaredNames(source, 'x.ts')).toEqual(
    expect.arrayContaining(['Lead', 'save', 'keptAt', 'rest', 'first', 'Store', 'path', 'read', 'error']),
  );
  expect(declaredNames(source, 'x.ts')).toHaveLength(9);
});

test('comment lines are those that hold nothing else', () => {
  const source = '/**\n * a\n */\nconst a = 1; // b\n\n// c/*\nconst d = 2;\n/* e */\n';
  expect(commentLines(source)).toEqual({ comments: 5, lines: 7 });
});

test('no file and no declared name holds a word that the glossary replaces', () => {
  expect(replacedNames()).toEqual([]);
});

test('titles are the first arguments of tests and their groups', () => {
  const source = `
    describe.each([1])('a %s', () => { test('b', () => {}); it.skipIf(true)('c', run('d')); });`;
  expect(titlesIn(source, 'x.ts')).toEqual(['a %s', 'b', 'c']);
});

test('no title of a test is over 70 characters', () => {
  expect(longTitles()).toEqual([]);
});
