import { describe, expect, test } from 'vitest';
import { balanceText, type Style, textLine, textWidth, wrapText } from './letters';

const title: Style = { face: 'title', size: 50 };
const text: Style = { face: 'text', size: 20 };

describe('a text drawn as paths', () => {
  test.each([
    [
      'every letter of Portuguese',
      'Às três, João pôs açúcar à mão: “é já”, não? R$ 11.200.000 · 540 m² – 4ª',
    ],
    ['Spanish, French and German names', 'Ñuñoa, Élysées, Gießen, Çeşme'],
  ])('%s can be said in every face of texts', (_, words) => {
    for (const face of ['title', 'text', 'strong'] as const) {
      const paths = textLine(words, { face, size: 20 }, 0, 0).match(/<path/g)!.length;
      expect(paths).toBe(words.replaceAll(' ', '').length);
    }
  });

  test('letters that no face has fall off, without a trace and without markup', () => {
    const plain = textLine('Casa', title, 0, 0);
    expect(textLine('Casa 😀', title, 0, 0)).toBe(plain.replace(/$/, ''));
    expect(textLine('Casa</g><script>', title, 0, 0)).toMatch(
      /^<g [^<>]*>(<path transform="[^"<>]*" d="[^"<>]*"\/>)+<\/g>$/,
    );
  });

  test('applies kerning, and tracking to every letter', () => {
    expect(textWidth('AV', title)).toBeLessThan(textWidth('A', title) + textWidth('V', title));
    expect(textWidth('abc', { ...title, tracking: 20 }) - textWidth('abc', title)).toBeCloseTo(3);
  });
});

describe('lines', () => {
  const words = 'Apartamento duplex de canto com terraço, vista para o parque e três vagas';

  test.each([280, 320, 354])('none is wider than %i px, and no word is lost while there is room', (width) => {
    const lines = wrapText(words, title, width, 20);
    expect(Math.max(...lines.map((line) => textWidth(line, title)))).toBeLessThanOrEqual(width);
    expect(lines.join(' ')).toBe(words);
  });

  test('what does not fit ends in three dots, within the width', () => {
    const lines = wrapText(words, title, 354, 2);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/[a-zç]…$/);
    expect(textWidth(lines[1]!, title)).toBeLessThanOrEqual(354);
  });

  test('one endless word is cut too', () => {
    const [line, ...rest] = wrapText('x'.repeat(300), text, 100, 1);
    expect(rest).toEqual([]);
    expect(line).toMatch(/^x+…$/);
    expect(textWidth(line!, text)).toBeLessThanOrEqual(100);
  });

  test('balanced lines are as many, and nearer in length', () => {
    expect(balanceText('Casa de pedra e madeira com piscina', title, 354, 3)).toEqual([
      'Casa de pedra',
      'e madeira',
      'com piscina',
    ]);
    expect(balanceText('Apartamento na orla', title, 300, 3)).toEqual(['Apartamento', 'na orla']);
  });

  test('no text, no lines', () => {
    expect(wrapText(' 😀 ', title, 354, 3)).toEqual([]);
  });
});
