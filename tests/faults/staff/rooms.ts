import { sql } from 'kysely';
import { readBrokerageFile } from '@api/brokerage/read-brokerage-file';
import type { OpenDatabase } from '@api/open-database';
import { mailJobName } from '@api/platform/email/queue-mail';
import { announced, announcementId, makeAnnouncement } from '@tests/announcements/make-announcement';
import { addContact } from '@tests/contacts/add-contact';
import { staffApi } from '@tests/staff/staff-api';
import { applyHouse } from '@tests/support/brokerage';
import { fillCatalogue, makeListing } from '@tests/support/catalogue';

/** More than a part of a bulk has (api/contacts/bulk/in-parts.ts). */
const bulkSize = 120;
/** Each has five decisions (lanes.ts). */
const announcementCount = 16;

const house = `name: Casa
brokers:
  - { name: Ana Reis, creci: 1-F, phone: (11) 90000-0001, email: ana@casa.com.br }
  - { name: Rui Prado, creci: 2-F, email: rui@casa.com.br }
`;

export type Rooms = Awaited<ReturnType<typeof fillRooms>>;

/** Records of each room, and a member who writes in all of them. */
export async function fillRooms(database: OpenDatabase) {
  const { db } = database;
  const api = staffApi(database);
  await fillCatalogue(db, [makeListing({ reference: 'T-1' })]);
  const file = readBrokerageFile(house).said;
  await applyHouse(db, { house: file, files: new Map() }, { force: true });
  const boss = await api.member('direcao');
  const { id: other } = await api.addMember('vitrine');
  const [ana, rui] = await db.selectFrom('broker').select('id').orderBy('slug').execute();
  const [contacts, bulk, announcements]: number[][] = [[], [], []];
  for (let each = 0; each < 3; each += 1) contacts!.push(await addContact(db));
  for (let each = 0; each < bulkSize; each += 1) bulk!.push(await addContact(db));
  for (let each = 0; each < announcementCount; each += 1) {
    const announce = makeAnnouncement({ email: `dono-${each}@exemplo.com.br` });
    announcements!.push(await announcementId(db, await announced(api.app, { announce })));
  }
  // E-mails stay in the queue: a sent one is deleted from it.
  await sql`insert into work_pace (kind, free_at) values (${mailJobName}, '2999-01-01')
    on conflict (kind) do update set free_at = excluded.free_at`.execute(db);
  return {
    ...{ token: boss.token, boss: boss.id, other, ana: ana!.id, rui: rui!.id },
    ...{ contacts: contacts!, bulk: bulk!, announcements: announcements! },
  };
}

/** Before the writes of a loop: the second factor is new, seals are due, and the member whose role changes is signed in. */
export async function prepareLoop({ db }: OpenDatabase, { other }: Rooms): Promise<void> {
  await sql`update staff_session set last_used_at = now(), step_up_at = now()`.execute(db);
  await sql`update work set next_attempt_at = now(), held_until = null where kind = 'seal-audit'`.execute(db);
  await sql`insert into staff_session (hash, member_id, device, created_at, last_used_at)
    values ('of-the-other', ${other}, '', now(), now()) on conflict do nothing`.execute(db);
}
