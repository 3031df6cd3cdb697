import { afterAll, beforeAll, expect, it } from 'vitest';
import { applyHouse } from '../support/brokerage';
import { readBrokerageFile } from '@api/brokerage/read-brokerage-file';
import { type NamedDestination, namedDestinations } from '@api/leads/destinations';
import type { LeadKind } from '@contract/leads';
import { openTestDatabase, type TestDatabase } from '../support/database';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const usual = 'contatos@casa.com.br';
const brokerageYaml = `brokers:
  - { name: Ana Reis, creci: 1-F, email: Ana@casa.com.br }
  - { name: Rui Prado, creci: 2-F, email: rui@casa.com.br }
leads:
  schedule: [ana-reis, visitas@casa.com.br]
  your-property: [rui-prado]
`;
const destinationsOf = async (kind: LeadKind, broker: string | null = null) =>
  (
    await namedDestinations(database.db, { kind, broker }, { house: [usual], webhook: null, mautic: null })
  ).map(({ place, address }: NamedDestination) => `${place} ${address}`);

it('sends each lead kind to its configured recipients and the broker', async () => {
  expect(await destinationsOf('schedule')).toEqual([`house ${usual}`]);
  await applyHouse(database.db, { house: readBrokerageFile(brokerageYaml).said, files: new Map() });
  const [ana, visits] = ['house ana@casa.com.br', 'house visitas@casa.com.br'];
  expect(await destinationsOf('contact')).toEqual([`house ${usual}`]);
  expect(await destinationsOf('contact', 'rui-prado')).toEqual([`house ${usual}`, 'broker rui@casa.com.br']);
  expect(await destinationsOf('schedule')).toEqual([ana, visits]);
  expect(await destinationsOf('schedule', 'ana-reis')).toEqual([ana, visits]);
  expect(await destinationsOf('schedule', 'rui-prado')).toEqual([ana, visits, 'broker rui@casa.com.br']);
  expect(await destinationsOf('your-property')).toEqual(['house rui@casa.com.br']);
  await applyHouse(database.db, null);
  expect(await destinationsOf('schedule', 'rui-prado')).toEqual([`house ${usual}`]);
});
