import type { Kysely } from 'kysely';
import type { Database } from '@api/database';
import type { StaffDistribution } from '@contract/staff-distribution';
import { staffApi, staffTables } from '../staff/staff-api';
import type { TestDatabase } from '../support/database';
import { addBroker } from './distributing';

export const distributionTables = [
  ...['lead', 'distribution', 'distribution_group', 'absence', 'broker', ...staffTables, 'work_pace'],
] as readonly (keyof Database)[];

export async function emptyDistribution(db: Kysely<Database>): Promise<void> {
  for (const table of distributionTables) await db.deleteFrom(table as 'lead').execute();
}

/** Two brokers, and somebody of Operação who writes the rules. */
export async function distributionAdmin(database: TestDatabase) {
  const { db } = database;
  const [ana, bia] = [`broker:${await addBroker(db, 'ana')}`, `broker:${await addBroker(db, 'bia')}`];
  const api = staffApi(database);
  const { token, id } = await api.member('operacao');
  const read = async (bearer = token): Promise<StaffDistribution> =>
    (await api.good('GET', 'staff/distribution', bearer)).data;
  const put = (path: string, body: object, bearer = token) =>
    api.call('PUT', `staff/distribution${path}`, bearer, body);
  const group = (given: object = {}) => ({
    ...{ name: null, enabled: true, negotiation: null, price_from: null, price_to: null },
    ...{ places: [], launch: false, origins: [], hours: null },
    members: [{ person: ana, weight: 1, hours: null }],
    ...given,
  });
  const addGroup = async (given: object = {}): Promise<number> =>
    (await api.good('POST', 'staff/distribution/groups', token, group(given))).data.id;
  // Acts are never deleted.
  const before = await db.selectFrom('audit_log').select('id').orderBy('id', 'desc').executeTakeFirst();
  const acts = () =>
    db
      .selectFrom('audit_log')
      .leftJoin('audit_value', 'audit_value.log_id', 'audit_log.id')
      .select(['audit_log.id', 'verb', 'subject', 'fields', 'content'])
      .where('verb', 'in', ['distribution.write', 'absences.write'])
      .where('audit_log.id', '>', before?.id ?? 0)
      .orderBy('audit_log.id', 'desc')
      .execute();
  const lastAct = async () => {
    const [act] = await acts();
    return { ...act!, changes: JSON.parse(act!.content!).changes as Record<string, [unknown, unknown]> };
  };
  const undo = async (act: number) => (await api.good('POST', `staff/acts/${act}/undo`, token)).data;
  return { api, token, me: `member:${id}`, ana, bia, read, put, group, addGroup, acts, lastAct, undo };
}
export type DistributionAdmin = Awaited<ReturnType<typeof distributionAdmin>>;
