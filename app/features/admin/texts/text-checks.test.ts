import { expect, test } from 'vitest';
import { parseText } from '@domain/texts/parse-text';
import { startingText } from './starting-text';
import { addressesIn, textChecks } from './text-checks';
import { periodText } from './text-view';

const checks = (text: string, { cover = {}, closed = [] as string[] } = {}) =>
  textChecks({ blocks: parseText(text), cover, closed }).map(({ isRight, text: words }) => [isRight, words]);

test('a text without photos and quotes has its addresses alone to check', () => {
  expect(checks('Um texto.')).toEqual([[true, 'Os endereços abrem']]);
});

test('photos need a description, the cover too', () => {
  const photo = '![Sala](https://a.example/a.jpg)\n\n![](https://a.example/b.jpg)';
  expect(checks(photo)[0]).toEqual([false, '1 foto sem descrição']);
  expect(checks(photo, { cover: { photo: 'https://a.example/c.jpg' } })[0]).toEqual([
    false,
    '2 fotos sem descrição',
  ]);
  expect(checks('![Sala](https://a.example/a.jpg)')[0]).toEqual([true, 'Todas as fotos têm descrição']);
});

test('a quote has its author, an address opens', () => {
  expect(checks('> Um\n\n> Dois\n> — Ana', { closed: ['/nunca'] })).toEqual([
    [false, 'Não abre: /nunca'],
    [false, 'A citação não diz de quem é'],
  ]);
});

test('addresses of the site are opened once, without their parts', () => {
  const text =
    '[a](/imoveis#x) [b](/imoveis) [c](https://a.example/) [d](#e)\n\n[imóveis: /imoveis/venda, 3]';
  expect(addressesIn(parseText(text))).toEqual(['/imoveis', '/imoveis/venda']);
});

test('what a page shows is its first draft, as Markdown', () => {
  const about = { title: 'Nós', lead: 'Somos.', sections: [{ title: 'Um', paragraphs: ['a', 'b'] }] };
  expect(startingText('a-bossa-nova', { texts: { about } })).toEqual({
    ...{ title: 'Nós', lead: 'Somos.', text: '## Um\n\na\n\nb' },
  });
  expect(startingText('nossa-historia', { texts: { about } })).toEqual({});
});

test.each([
  [{}, 'No ar até você tirar.'],
  [{ from: '2026-11-28T08:00' }, 'No ar de 28/11 às 8h até você tirar.'],
  [{ until: '2026-12-24T18:00' }, 'No ar até 24/12 às 18h.'],
  [{ until: '2026-11-27T08:00' }, 'Fora do ar desde 27/11 às 8h.'],
])('%j: %s', (period, text) => {
  expect(periodText(period, new Date('2026-11-28T11:00:00Z'))).toBe(text);
});
