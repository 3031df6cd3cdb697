import { expect, test } from 'vitest';
import { comparedText } from './compared-text';

const first = 'A primeira semana é a que mais diz: é quando quem já procura vê o imóvel.';

test.each<[Parameters<typeof comparedText>, string | null]>([
  [[{ isActive: true, isNew: true, change: null }, null], first],
  [[{ isActive: true, isNew: true, change: 'acima da' }, 'dentro da'], first],
  [[{ isActive: true, isNew: false, change: null }, null], null],
  [
    [{ isActive: true, isNew: false, change: null }, 'dentro da'],
    'A procura está dentro da faixa dos imóveis parecidos.',
  ],
  [
    [{ isActive: true, isNew: false, change: 'igual à' }, null],
    'A procura está igual à do período anterior.',
  ],
  [[{ isActive: false, isNew: false, change: 'igual à' }, 'acima da'], null],
  [
    [{ isActive: true, isNew: false, change: 'acima da' }, 'abaixo da'],
    'A procura está abaixo da faixa dos imóveis parecidos e acima da do período anterior.',
  ],
])('%j is told: %s', ([views, place], expected) => {
  expect(comparedText(views, place)).toBe(expected);
});
