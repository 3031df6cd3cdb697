import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryFilters } from '@tests/support/arbitrary-filters';
import { normalizeFilters } from '@domain/search/normalize';
import { brokerAddress, readBrokerAddress } from './address';

const read = (query: string) => readBrokerAddress('ana-reis', new URLSearchParams(query));
const rewritten = (query: string) => brokerAddress('ana-reis', read(query).filters);

test.each([
  ['', '/corretor/ana-reis'],
  ['pagina=1', '/corretor/ana-reis'],
  ['pagina=3', '/corretor/ana-reis?pagina=3'],
  ['negociacao=aluguel&pagina=2', '/corretor/ana-reis?negociacao=aluguel&pagina=2'],
  ['ordenacao=preco&direcao=desc', '/corretor/ana-reis?ordenacao=preco&direcao=desc'],
  ['ordenacao=metragem', '/corretor/ana-reis?ordenacao=area'],
  ['negociacao=troca&ordenacao=cor&pagina=x', '/corretor/ana-reis'],
  ['quartos=3&preco=1-2&corretor=outro&curadoria=x&utm_source=y', '/corretor/ana-reis'],
  [
    'filtrar=1&negociacao=venda&ordenacao=precoDesc',
    '/corretor/ana-reis?negociacao=venda&ordenacao=preco&direcao=desc',
  ],
  ['filtrar=1&ordenacao=', '/corretor/ana-reis'],
  ['filtrar=1&negociacao=<script>&ordenacao=%00&local=123', '/corretor/ana-reis'],
])('%j is understood as %s', (query, expected) => expect(rewritten(query)).toBe(expected));

test('a form’s fields are told from an address of its own', () => {
  expect([read('filtrar=1').asForm, read('ordenacao=preco').asForm]).toEqual([true, false]);
});

test('what is written is read as it was', () => {
  fc.assert(
    fc.property(arbitraryFilters, (filters) => {
      const { negotiation, orderBy, direction, page } = normalizeFilters(filters);
      const [, query = ''] = brokerAddress('ana-reis', filters).split('?');
      expect(read(query).filters).toMatchObject({
        negotiation,
        orderBy,
        direction,
        page,
        corretor: 'ana-reis',
      });
    }),
  );
});
