import { afterAll, beforeAll, expect, it } from 'vitest';
import { applyHouse } from '@api/house/apply-house';
import { readHouseFile } from '@api/house/read-house-file';
import { type NamedPlace, placesNamed } from '@api/leads/places';
import type { LeadKind } from '@contract/leads';
import { openTestDatabase, type TestDatabase } from '../support/database';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const usual = 'contatos@casa.com.br';
const house = `brokers:
  - { name: Ana Reis, creci: 1-F, email: Ana@casa.com.br }
  - { name: Rui Prado, creci: 2-F, email: rui@casa.com.br }
leads:
  schedule: [ana-reis, visitas@casa.com.br]
  your-property: [rui-prado]
`;
const toldTo = async (kind: LeadKind, broker: string | null = null) =>
  (await placesNamed(database.db, { kind, broker }, { house: [usual], webhook: null, mautic: null })).map(
    ({ place, address }: NamedPlace) => `${place} ${address}`,
  );

it('sends each kind of contact to whom the house names for it, and to the broker besides', async () => {
  expect(await toldTo('schedule')).toEqual([`house ${usual}`]);
  await applyHouse(database.db, { house: readHouseFile(house).said, files: new Map() });
  const [ana, visits] = ['house ana@casa.com.br', 'house visitas@casa.com.br'];
  expect(await toldTo('contact')).toEqual([`house ${usual}`]);
  expect(await toldTo('contact', 'rui-prado')).toEqual([`house ${usual}`, 'broker rui@casa.com.br']);
  expect(await toldTo('schedule')).toEqual([ana, visits]);
  expect(await toldTo('schedule', 'ana-reis')).toEqual([ana, visits]);
  expect(await toldTo('schedule', 'rui-prado')).toEqual([ana, visits, 'broker rui@casa.com.br']);
  expect(await toldTo('your-property')).toEqual(['house rui@casa.com.br']);
  await applyHouse(database.db, null);
  expect(await toldTo('schedule', 'rui-prado')).toEqual([`house ${usual}`]);
});
