import { expect, it } from 'vitest';
import { readCepPlace } from './cep';

const street = { endereco: 'Avenida Paulista', bairro: 'Bela Vista', cidade: 'São Paulo', estado: 'SP' };

it.each([
  [
    {
      cep: '01310-100',
      logradouro: 'Avenida Paulista',
      bairro: 'Bela Vista',
      localidade: 'São Paulo',
      uf: 'SP',
    },
    street,
  ],
  [
    {
      cep: '01310100',
      street: 'Avenida Paulista',
      neighborhood: 'Bela Vista',
      city: 'São Paulo',
      state: 'sp',
    },
    street,
  ],
  [
    { logradouro: '', bairro: '', localidade: 'Armação dos Búzios', uf: 'RJ' },
    { endereco: '', bairro: '', cidade: 'Armação dos Búzios', estado: 'RJ' },
  ],
  [
    { city: 'Trancoso', state: 'BA', street: null, neighborhood: null },
    { endereco: '', bairro: '', cidade: 'Trancoso', estado: 'BA' },
  ],
  [{ erro: true }, null],
  [{ erro: 'true' }, null],
  [{ status: 400, message: 'Blocked by flood' }, null],
  [{ localidade: 'Lisboa', uf: 'Portugal' }, null],
  [null, null],
  ['01310-100', null],
])('of what a provider answers what serves is read: %#', (answer, place) => {
  expect(readCepPlace(answer)).toEqual(place);
});
