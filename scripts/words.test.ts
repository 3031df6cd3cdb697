import { expect, test } from 'vitest';
import { commentLines, declaredNames } from './words.mjs';

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
  const source = '/**\n * a\n */\nconst a = 1; // b\n\n// c\nconst d = 2;\n/* e */\n';
  expect(commentLines(source)).toEqual({ comments: 5, lines: 7 });
});
