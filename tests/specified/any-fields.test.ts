import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cards, jsonLd } from '../imoveis/markup';
import { openSpecifiedSite } from '../support/specified/site';
import { leftovers, shown } from './shown';

/** The home that is told of in part, and what of it is left out: as nothing, of one of four kinds. */
const first = 1001;
let left: [path: string, kind: number][] = [];

let site: Awaited<ReturnType<typeof openSpecifiedSite>>;
beforeAll(async () => {
  site = await openSpecifiedSite((fetch) => async (request) => {
    const response = await fetch(request);
    if (!response.ok) return response;
    const text = await response.text();
    const answer: unknown = JSON.parse(text, (_, value) =>
      value?.id === first ? without(value, left) : value,
    );
    return Response.json(answer);
  });
});
afterAll(() => site.close());

/** Every field of the specification's that a property can do without, those within others by their path. */
const fields = [
  ...['condition', 'endereco', 'detalhes', 'flag', 'extras', 'fotoPrincipal', 'valorLocacao', 'valorMin'],
  ...['titulo1', 'canonical', 'favorite'],
  ...['lat', 'lng', 'cidade', 'bairro', 'pais'].map((name) => `endereco.${name}`),
  ...['areaConstruida', 'dormitorios', 'suites', 'vagas', 'tipoImovel'].map((name) => `detalhes.${name}`),
];
const nothings = [undefined, null, '', 0];

/** A home of which these fields are told as nothing. */
function without(home: Record<string, unknown>, parts: typeof left): unknown {
  for (const [path, kind] of parts) {
    const [outer, inner] = path.split('.') as [string, string?];
    const holder = inner === undefined ? home : home[outer];
    if (typeof holder === 'object' && holder !== null)
      (holder as Record<string, unknown>)[inner ?? outer] = nothings[kind];
  }
  return home;
}

test('a home with any fields missing has a whole page and card', async () => {
  const missing = fc.array(fc.tuple(fc.constantFrom(...fields), fc.nat(nothings.length - 1)), {
    maxLength: 12,
  });
  await fc.assert(
    fc.asyncProperty(missing, async (some) => {
      left = some;
      let page = await site.get(`/usado/venda/x/${first}`);
      for (let hops = 0; page.status === 301 && hops < 2; hops++)
        page = await site.get(page.headers.get('Location')!);
      expect(page.status).toBe(200);
      expect(shown(page.html)).not.toMatch(leftovers);
      expect(JSON.stringify(jsonLd(page.html))).not.toMatch(/null|NaN|undefined/);

      const listing = await site.get('/imoveis');
      expect([listing.status, cards(listing.html).length]).toEqual([200, 9]);
      expect(shown(listing.html)).not.toMatch(leftovers);
      expect(JSON.stringify(jsonLd(listing.html))).not.toMatch(/null|NaN|undefined/);
    }),
    { numRuns: 6, examples: nothings.map((_, kind) => [fields.map((path) => [path, kind])]) },
  );
});
