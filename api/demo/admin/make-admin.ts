import { type Kysely, sql } from 'kysely';
import { createPasswords, type Passwords } from '@api/accounts/passwords';
import { isDemo } from '@api/brokerage/queries/is-demo';
import { demoSource } from '@api/catalogue/source-name';
import { inTransaction } from '@api/platform/db/transaction';
import { lockMembers } from '@api/staff/queries/members';
import { clock } from '@domain/kernel/clock';
import type { DemoDatabase } from '../schema';
import { type DemoMember, newMembers, writeMembers } from './members';
import { saveAnnouncements, showAnnouncements } from './write-announcements';
import { brokerOf, writeContacts } from './write-contacts';

/** A member exists, the site is public, or the demo's catalogue is not here. */
export class NoAdminDemo extends Error {}

interface Options {
  siteUrl: string;
  dataDir: string;
  passwords?: Passwords;
  now?: Date;
}

/**
 * Fills the admin for a newcomer: two members and a broker of the site, contacts, announcements. Queues no e-mail.
 * @returns the members with their passwords @throws NoAdminDemo
 */
export async function makeAdminDemo(
  db: Kysely<DemoDatabase>,
  { siteUrl, dataDir, passwords = createPasswords(), now = clock.now() }: Options,
): Promise<DemoMember[]> {
  await requireRoom(db, siteUrl);
  const properties = await someProperties(db);
  const { broker_name: name, broker_email: email } = brokerOf(properties);
  const members = await newMembers(passwords, { name, email: email! });
  await saveAnnouncements(db, { now, dataDir, siteUrl });
  await inTransaction(db, async (write) => {
    await sql`set local statement_timeout = 0`.execute(write);
    if ((await lockMembers(write)).length > 0) throw hasMember();
    const member = await writeMembers(write, members, now);
    await writeContacts(write, properties, { now, member });
    await showAnnouncements(write, now);
  });
  return members.map(({ hash: _hash, ...member }) => member);
}

const hasMember = () => new NoAdminDemo('alguém já é da equipe; a demonstração é para um banco sem equipe');

async function requireRoom(db: Kysely<DemoDatabase>, siteUrl: string): Promise<void> {
  if (!/^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(siteUrl).hostname))
    throw new NoAdminDemo(`o site (SITE_URL) é ${siteUrl}; a demonstração é só para esta máquina`);
  const member = await db
    .selectFrom('staff_member')
    .select('id')
    .where('role', 'is not', null)
    .executeTakeFirst();
  if (member) throw hasMember();
  if (!(await isDemo(db)))
    throw new NoAdminDemo(
      'o catálogo daqui não é o de demonstração (npm start o carrega); contatos inventados não se misturam com os seus',
    );
}

/** By reference, so that the contacts are the same each time. */
async function someProperties(db: Kysely<DemoDatabase>) {
  const properties = await db
    .selectFrom('property')
    .innerJoin('source', 'source.id', 'property.source_id')
    .innerJoin('broker', 'broker.id', 'property.broker_id')
    .select([
      'property.id',
      'broker.id as broker_id',
      'broker.slug as broker',
      'broker.name as broker_name',
      'broker.email as broker_email',
    ])
    .where('source.name', '=', demoSource)
    .where('property.active', '=', true)
    .where('broker.active', '=', true)
    .where('broker.email', 'is not', null)
    .orderBy('reference')
    .limit(200)
    .execute();
  if (properties.length === 0) throw new NoAdminDemo('os corretores da demonstração não estão no site');
  return properties;
}
