import { type Kysely, sql } from 'kysely';
import type { z } from 'zod';
import { operator, recordAct, subjectOf } from '@api/audit/record-act';
import { changesOf } from '@api/contacts/contact-acts';
import { type ContactFields, lockContacts, saveContacts } from '@api/contacts/stored-contact';
import { inTransaction, type Write } from '@api/platform/db/transaction';
import { ApiError, unprocessable } from '@api/platform/http/errors';
import type { crmStateEvent } from '@contract/crm-state';
import { crmVerb } from '@domain/leads/crm-state';
import { isSame } from '@domain/staff/merge-changes';
import type { PortalsDatabase } from './schema';
import type { WebhookMessage } from './standard-webhook';
import { takeMessage } from './take-message';

const replayed = () => new ApiError(409, 'REPLAYED', 'Esta mensagem já veio');
const unknown = (field: string, message: string) => unprocessable({ [field]: [message] });

/** As the CRM's act. No e-mail goes to the broker, whom the CRM knows. @throws 409: replayed; 422 */
export const setState = (
  db: Kysely<PortalsDatabase>,
  message: WebhookMessage,
  { protocol, state, broker }: z.output<typeof crmStateEvent>['data'],
): Promise<void> =>
  inTransaction(db, async (write) => {
    const taken = await takeMessage(write, message);
    if (taken === 'replayed') throw replayed();
    if (taken === 'repeated') return;
    const id = await contactOf(write, protocol);
    const stored = (await lockContacts(write, [id], sql<boolean>`true`)).get(id);
    if (!stored) throw unknown('protocol', 'Nenhum contato tem este protocolo');
    const sent: Partial<ContactFields> = {
      ...(state && { state }),
      ...(broker !== undefined && { responsible: await brokerRef(write, broker) }),
    };
    const names = (Object.keys(sent) as (keyof ContactFields)[]).filter(
      (name) => !isSame(stored.fields[name], sent[name]!),
    );
    if (names.length === 0) return;
    const saved: Partial<ContactFields> = Object.fromEntries(names.map((name) => [name, sent[name]]));
    await saveContacts(write, [id], saved);
    const changes = await changesOf(write, stored, saved);
    await recordAct(write, { actor: operator, verb: crmVerb, subject: subjectOf('lead', id), changes });
  });

async function contactOf(db: Kysely<PortalsDatabase>, protocol: string): Promise<number> {
  const row = await db.selectFrom('lead').select('id').where('protocol', '=', protocol).executeTakeFirst();
  if (row) return row.id;
  throw unknown('protocol', 'Nenhum contato tem este protocolo');
}

/** By slug or e-mail; null: nobody. */
async function brokerRef(write: Write<PortalsDatabase>, broker: string | null): Promise<string | null> {
  if (broker === null) return null;
  const found = await write
    .selectFrom('broker')
    .select('id')
    .where('active', '=', true)
    .where(broker.includes('@') ? sql`lower(email)` : 'slug', '=', broker.toLowerCase())
    .orderBy('id')
    .executeTakeFirst();
  if (found) return `broker:${found.id}`;
  throw unknown('broker', 'Nenhum corretor ativo tem este nome de página ou e-mail');
}
