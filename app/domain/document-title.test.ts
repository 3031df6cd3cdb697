import fc from 'fast-check';
import { expect, test } from 'vitest';
import { documentTitle, fittingTitle, maxTitleLength } from './document-title';

const long = 'Cobertura duplex com terraço, piscina e vista para a lagoa inteira, reformada';

test.each<[string | null, string, string?]>([
  [null, '', 'Bossa Nova'],
  ['Contato', '', 'Contato · Bossa Nova'],
  ['Imóveis em Moema', ', página 2', 'Imóveis em Moema, página 2 · Bossa Nova'],
  // Longer titles lose the brand first, then the end of the main part.
  ['Apartamentos à venda em São Paulo com três quartos ou mais', ''],
  [long, '', 'Cobertura duplex com terraço, piscina e vista para a lagoa in ...'],
  [long, ', Leblon, Rio de Janeiro', 'Cobertura duplex com terraço, piscina ..., Leblon, Rio de Janeiro'],
])('%s%s is %s', (title, end, shown) => {
  expect(documentTitle('Bossa Nova', title, end)).toBe(shown ?? title);
});

test('fits any title in the length limit and keeps its distinct ending', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), fc.string({ maxLength: 120 }), (title, end) => {
      for (const shown of [documentTitle('Bossa Nova', title, end), fittingTitle(title, end)])
        expect(shown.length).toBeLessThanOrEqual(maxTitleLength);
      if (end.length <= 45) expect(documentTitle('Bossa Nova', title, end)).toContain(end);
    }),
  );
});
