import fc from 'fast-check';
import { expect, test } from 'vitest';
import { documentTitle, fittingTitle, maxTitleLength } from './document-title';

const long = 'Cobertura duplex com terraço, piscina e vista para a lagoa inteira, reformada';

test.each<[string | null, string, string?]>([
  [null, '', 'Bossa Nova'],
  ['Contato', '', 'Contato · Bossa Nova'],
  ['Imóveis em Moema', ', página 2', 'Imóveis em Moema, página 2 · Bossa Nova'],
  // Longer: the brand goes first, then the end of what stands before what tells the page from its like.
  ['Apartamentos à venda em São Paulo com três quartos ou mais', ''],
  [long, '', 'Cobertura duplex com terraço, piscina e vista para a lagoa in ...'],
  [long, ', Leblon, Rio de Janeiro', 'Cobertura duplex com terraço, piscina ..., Leblon, Rio de Janeiro'],
])('%s%s is %s', (title, end, shown) => {
  expect(documentTitle('Bossa Nova', title, end)).toBe(shown ?? title);
});

test('whatever its parts, a title is short enough to be shown whole, and its end tells it from its like', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), fc.string({ maxLength: 120 }), (title, end) => {
      for (const shown of [documentTitle('Bossa Nova', title, end), fittingTitle(title, end)])
        expect(shown.length).toBeLessThanOrEqual(maxTitleLength);
      if (end.length <= 45) expect(documentTitle('Bossa Nova', title, end)).toContain(end);
    }),
  );
});
