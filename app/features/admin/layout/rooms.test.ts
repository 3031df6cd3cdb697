import { expect, test } from 'vitest';
import { grantsOf, type Role } from '@domain/staff/roles';
import { isRoomOf, roomsFor } from './rooms';

test.each([
  [
    'direcao',
    [
      'Hoje',
      'Contatos',
      'Anúncios',
      'Imóveis',
      'Vitrine',
      'Portais',
      'Cargas',
      'Testes',
      'Pessoas',
      'Registro',
      'Sistema',
    ],
  ],
  [
    'operacao',
    [
      'Hoje',
      'Contatos',
      'Anúncios',
      'Imóveis',
      'Vitrine',
      'Portais',
      'Cargas',
      'Testes',
      'Corretores',
      'Registro',
      'Sistema',
    ],
  ],
  ['atendimento', ['Hoje', 'Contatos', 'Anúncios', 'Imóveis', 'Corretores']],
  ['vitrine', ['Hoje', 'Imóveis', 'Vitrine', 'Portais', 'Testes', 'Corretores']],
  ['corretor', ['Hoje', 'Contatos', 'Imóveis']],
] as [Role, string[]][])('%s sees the rooms of its grants', (role, rooms) => {
  expect(roomsFor(grantsOf(role)).map(({ label }) => label)).toEqual(rooms);
});

test('a room counts what waits there; others count nothing', () => {
  const counts = { today: 9, contacts: 7, announcements: 2, feeds: 1, portals: 4 };
  const found = Object.fromEntries(
    roomsFor(grantsOf('direcao'), counts).map(({ label, count }) => [label, count]),
  );
  expect(found).toMatchObject({ Hoje: 9, Anúncios: 2, Portais: 4, Cargas: 1, Pessoas: 0, Sistema: 0 });
  expect(roomsFor(grantsOf('direcao'), counts, 1).map(({ count }) => count)).toEqual([
    10, 7, 2, 0, 0, 4, 1, 0, 0, 0, 0,
  ]);
  expect(roomsFor(grantsOf('direcao'), null, 1)[0]!.count).toBe(0);
});

test.each([
  ['/mesa', 'Hoje'],
  ['/mesa/pessoas', 'Pessoas'],
  ['/mesa/pessoas/3', 'Pessoas'],
  ['/mesa/contatos/3', 'Contatos'],
  ['/mesa/imoveis/3', 'Imóveis'],
  ['/mesa/vitrine/banners', 'Vitrine'],
  ['/mesa/seguranca', undefined],
])('%s belongs to the room %s', (path, room) => {
  expect(roomsFor(grantsOf('direcao')).find((each) => isRoomOf(each, path))?.label).toBe(room);
});
