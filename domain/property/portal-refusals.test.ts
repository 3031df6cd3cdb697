import { expect, test } from 'vitest';
import { refusalText } from './portal-refusals';

const figures = { title: 9, description: 3_412, photos: 1 };

test.each([
  ['title', figures, 'título com 9 letras; o mínimo é 10'],
  ['title', { ...figures, title: 1 }, 'título com 1 letra; o mínimo é 10'],
  ['title', { ...figures, title: 0 }, 'sem título'],
  ['description', figures, 'descrição com 3.412 letras; o máximo é 3.000'],
  ['photos', figures, '1 foto; o mínimo é 5'],
  ['photos', { ...figures, photos: 0 }, 'nenhuma foto; o mínimo é 5'],
  ['title', null, 'o título não tem de 10 a 100 caracteres'],
  ['postal-code', figures, 'sem CEP'],
  ['of-a-later-version', figures, 'of-a-later-version'],
  ['constructor', figures, 'constructor'],
])('%s of %o', (code, given, text) => {
  expect(refusalText(code, given)).toBe(text);
});
