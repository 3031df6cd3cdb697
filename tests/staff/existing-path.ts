import { writeArticle } from '@api/brokerage/articles';
import { anArticle } from '../texts/texts-api';
import type { Kysely } from 'kysely';
import type { Database } from '@api/database';
import { startOwnDraft } from '@api/announcements/own/own-drafts';
import { operator, recordAct, subjectOf } from '@api/audit/record-act';
import { inTransaction } from '@api/platform/db/transaction';
import { addRedirect } from '@api/redirects/add-redirect';
import { createPaste } from '@api/redirects/paste';
import { photoIdOf } from '@api/property-admin/photos/arranged-photos';
import type { StaffCall } from '@contract/staff-calls';
import { clock } from '@domain/kernel/clock';
import { announced, announcementId } from '../announcements/make-announcement';
import { addContact } from '../contacts/contacts';
import type { staffApi } from './staff-api';

interface Stored {
  db: Kysely<Database>;
  api: ReturnType<typeof staffApi>;
  /** Id of a property, and the address of its stored photo. */
  home: number;
  photo: string;
}

let made = 0;

async function invitationTo(db: Kysely<Database>, property_id: number): Promise<number> {
  const email = `v${(made += 1)}@exemplo.com.br`;
  const row = { property_id, name: 'Rui', email, created_at: clock.now(), expires_at: clock.now() };
  const { id } = await db
    .insertInto('property_invitation')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The path with an id that exists; a member without a factor has no passkey. */
export async function existingPath(
  { db, api, home, photo }: Stored,
  { path }: StaffCall,
  memberId: number | null,
): Promise<string> {
  if (path.startsWith('staff/members/')) {
    const { id } = await api.addMember('vitrine', `t${(made += 1)}@casa.com.br`);
    return path.replace(':id', String(id));
  }
  if (path.startsWith('staff/invitations/')) {
    const values = { email: `i${(made += 1)}@casa.com.br`, role: 'vitrine' as const, invited_by: null };
    const row = await db
      .insertInto('staff_invitation')
      .values({ ...values, created_at: clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow();
    return path.replace(':id', String(row.id));
  }
  if (path.startsWith('staff/data-requests/')) {
    const row = await db
      .insertInto('data_request')
      .values({ requested_on: '2026-11-20', noted_at: clock.now(), member_id: memberId })
      .returning('id')
      .executeTakeFirstOrThrow();
    const person = { request_id: row.id, email: `p${row.id}@exemplo.com.br`, phone: null };
    await db.insertInto('data_request_person').values(person).execute();
    return path.replace(':id', String(row.id));
  }
  if (path.startsWith('staff/showcase/')) return path.replace(':kind', 'sections').replace(':key', 'home');
  if (path === 'staff/campaigns/:id') {
    const content = { slug: `lp-${memberId}`, blocks: [{ kind: 'text', title: 'Verão' }] };
    const values = { slug: content.slug, content: JSON.stringify(content), updated_at: new Date() };
    const { id } = await db
      .insertInto('campaign')
      .values(values)
      .onConflict((conflict) => conflict.column('slug').doUpdateSet({ content: values.content }))
      .returning('id')
      .executeTakeFirstOrThrow();
    return path.replace(':id', String(id));
  }
  if (path.endsWith('/:person')) return path.replace(':person', 'member:1');
  if (path.startsWith('staff/contacts/:id')) {
    const lead_id = await addContact(db, { member_id: memberId });
    const delivery = await db
      .insertInto('lead_delivery')
      .values({ lead_id, place: 'house', address: 'contatos@casa.com.br', state: 'refused', history: '[]' })
      .returning('id')
      .executeTakeFirstOrThrow();
    return path.replace(':id', String(lead_id)).replace(':delivery', String(delivery.id));
  }
  if (path.startsWith('staff/announcements/'))
    return path.replace(':id', String(await announcementId(db, await announced(api.app))));
  if (path.startsWith('staff/distribution/groups/')) {
    const row = { position: 1, condition: '{}' };
    const { id } = await db
      .insertInto('distribution_group')
      .values(row)
      .returning('id')
      .executeTakeFirstOrThrow();
    return path.replace(':id', String(id));
  }
  if (path.startsWith('staff/distribution/absences/')) {
    const member_id = memberId ?? (await api.addMember('atendimento', `a${(made += 1)}@casa.com.br`)).id;
    const { id } = await db
      .insertInto('absence')
      .values({ member_id, from_day: '2026-11-20', until_day: '2026-11-21' })
      .returning('id')
      .executeTakeFirstOrThrow();
    return path.replace(':id', String(id));
  }
  if (path.startsWith('staff/portals/')) return path.replace(':portal', 'zap');
  if (path.startsWith('staff/feeds/:source')) return path.replace(':source', 'teste');
  if (path.startsWith('staff/feeds/uploads/')) {
    const owner = memberId ?? (await api.addMember('operacao', `u${(made += 1)}@casa.com.br`)).id;
    const file = { source: 'crm', name: 'crm.xml', member_id: owner, created_at: clock.now(), parts: 1 };
    const { id } = await db.insertInto('feed_upload').values(file).returning('id').executeTakeFirstOrThrow();
    return path.replace(':id', String(id));
  }
  if (path.startsWith('staff/feeds/')) {
    const { id: source_id } = await db.selectFrom('source').select('id').limit(1).executeTakeFirstOrThrow();
    const ended = {
      started_at: clock.now(),
      finished_at: clock.now(),
      outcome: 'applied',
      report: null,
    } as const;
    const { id } = await db
      .insertInto('import_run')
      .values({ source_id, feed: 'x', ...ended })
      .returning('id')
      .executeTakeFirstOrThrow();
    const changes = JSON.stringify({ prices: [], gone: [] });
    await db.insertInto('import_detail').values({ run_id: id, remarks: '[]', changes }).execute();
    return path.replace(':id', String(id));
  }
  if (path.startsWith('staff/texts/pages/')) return path.replace(':page', 'termos-de-responsabilidade');
  if (path.startsWith('staff/texts/articles/')) {
    const content = anArticle({ slug: `texto-${(made += 1)}` });
    const id = await inTransaction(db, (write) => writeArticle(write, null, content));
    return path.replace(':id', String(id));
  }
  if (path.startsWith('staff/brokers/')) {
    const row = { slug: `corretor-${(made += 1)}`, name: 'Ana Reis', creci: '1-F', from_house: true };
    const { id } = await db.insertInto('broker').values(row).returning('id').executeTakeFirstOrThrow();
    return path.replace(':id', String(id));
  }
  if (path.startsWith('staff/redirects/pastes/')) {
    const owner = memberId ?? (await api.addMember('vitrine', `r${(made += 1)}@casa.com.br`)).id;
    return path.replace(':id', String(await createPaste(db, owner)));
  }
  if (path.startsWith('staff/redirects/')) {
    const from = `/antigo-${(made += 1)}`;
    const act = { from, to: '/imoveis', actor: operator };
    await inTransaction(db, (write) => addRedirect(write, act));
    const { id } = await db
      .selectFrom('redirect')
      .select('id')
      .where('key', '=', from)
      .executeTakeFirstOrThrow();
    return path.replace(':id', String(id));
  }
  if (path.startsWith('staff/typed-properties/')) {
    const { id } = await api.addMember('vitrine', `o${(made += 1)}@casa.com.br`);
    return path.replace(':number', String(await startOwnDraft(db, id)));
  }
  if (path.startsWith('staff/properties/bulks/')) {
    const owner = memberId ?? (await api.addMember('vitrine', `b${(made += 1)}@casa.com.br`)).id;
    const row = {
      member_id: owner,
      role: 'vitrine' as const,
      changes: '{}',
      about: 'Todos',
      created_at: clock.now(),
    };
    const { id } = await db.insertInto('property_bulk').values(row).returning('id').executeTakeFirstOrThrow();
    return path.replace(':id', String(id));
  }
  if (path.startsWith('staff/properties/')) {
    // The member's own, as its broker.
    const { email = null } =
      (await db
        .selectFrom('staff_member')
        .select('email')
        .where('id', '=', memberId ?? 0)
        .executeTakeFirst()) ?? {};
    const row = { slug: `corretor-${(made += 1)}`, name: 'Ana Reis', creci: '1-F', email };
    const { id } = await db.insertInto('broker').values(row).returning('id').executeTakeFirstOrThrow();
    await db.updateTable('property').set({ broker_id: id }).where('id', '=', home).execute();
    const contact = path.includes(':contact') ? await addContact(db, { member_id: memberId }) : '';
    const invitation = path.includes(':invitation') ? await invitationTo(db, home) : '';
    return path
      .replace(':id', String(home))
      .replace(':field', 'title')
      .replace(':photo', photoIdOf(photo))
      .replace(':contact', String(contact))
      .replace(':invitation', String(invitation));
  }
  if (memberId === null || !path.includes(':id')) return path;
  if (path.startsWith('staff/acts/')) {
    // Each sees an act of its own access, be it that it is not undone.
    const actor = { memberId, role: null };
    const act = { actor, verb: 'access.open', subject: subjectOf('member', memberId) };
    return path.replace(':id', String(await inTransaction(db, (write) => recordAct(write, act))));
  }
  const passkey = { id: `key-${(made += 1)}`, member_id: memberId, public_key: 'x', counter: 0, name: 'x' };
  await db
    .insertInto('staff_passkey')
    .values({ ...passkey, transports: [], created_at: clock.now() })
    .execute();
  return path.replace(':id', passkey.id);
}
