import { expect, test } from 'vitest';
import { saveInFolderBody, movePropertyBody } from './folders';
import { purchaseProfileBody } from './purchase-profile';

test.each([
  [{ nomeDaPasta: '  Praia \n  e   campo ' }, { nomeDaPasta: 'Praia e campo' }],
  [{ nomeDaPasta: '' }, { nomeDaPasta: null }],
  [
    { nomeDaPasta: null, pastaId: '7' },
    { nomeDaPasta: null, pastaId: 7 },
  ],
  [{ tipoDeNegociacao: 'aluguel' }, { tipoDeNegociacao: 'rent' }],
  [{ tipoDeNegociacao: 'venda' }, { tipoDeNegociacao: 'sell' }],
])('a home is kept by %j as %j', (body, read) => {
  expect(saveInFolderBody.parse(body)).toEqual(read);
});

test('a home that is moved stays nowhere else, unless that is asked for', () => {
  expect(movePropertyBody.parse({ code: 1, destino: 2 })).toEqual({ code: 1, destino: 2, manter: false });
});

test('of a purchase profile all may be left out', () => {
  expect(purchaseProfileBody.parse({})).toEqual({ places: [], tipology: [], fase: [] });
  expect(purchaseProfileBody.parse({ fase: ['Novo'], places: ['Moema, São Paulo'] })).toMatchObject({
    fase: ['Novo'],
    places: ['Moema, São Paulo'],
  });
});
