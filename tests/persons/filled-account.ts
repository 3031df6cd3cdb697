import type { Kysely } from 'kysely';
import type { Account } from '@api/accounts/schema-accounts';
import type { Database } from '@api/database';
import { mailJobName } from '@api/platform/email/queue-mail';
import { fillTables, tablesOf } from './database-shape';
import { personalDataTables } from './personal-data-tables';

interface Filling {
  at?: Date;
  /** Columns of a table with values of their own. */
  given?: Readonly<Record<string, object>>;
  /** A word that begins every text of these rows. */
  word?: string;
}

/** Gives an account one row in each table with personal data. The catalogue has a property. */
export async function fillAccount(
  db: Kysely<Database>,
  account: Account,
  { at = new Date(), given = {}, word }: Filling = {},
): Promise<void> {
  const { email } = account;
  const property = await db.selectFrom('property').selectAll().executeTakeFirstOrThrow();
  const own: Record<string, object> = {
    // An owner's: those of the brokerage are in tests/own-properties.
    announcement_draft: { own_number: null, property_id: null, published_at: null, discarded_at: null },
    data_request: { answer: null, member_id: null },
    data_request_person: { email, phone: null },
    lead: { email, state: 'novo', channel: null, portal: 'zap', answer_channel: 'whatsapp' },
    lead_offer: { rule: 'general', outcome: 'lapsed' },
    property_invitation: { email, token_hash: null },
    property_owner: { email },
    listed_owner: { email },
    subscription: { email },
    work: { kind: mailJobName, person: email, details: JSON.stringify({ letter: 'verify' }) },
  };
  await fillTables(db, {
    tables: await tablesOf(db),
    wanted: Object.keys(personalDataTables),
    known: new Map<string, Record<string, unknown>>([
      ['account', { ...account }],
      ['property', { ...property }],
      ['source', { id: property.source_id }],
      ['broker', { id: null }],
      ['staff_member', { id: null }],
    ]),
    at,
    text: (table, column) =>
      [...(word && table in personalDataTables ? [word] : []), `${table}-${column}`].join(' '),
    given: (table) => ({ ...own[table], ...given[table] }),
  });
}
