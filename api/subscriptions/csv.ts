import type { Kysely } from 'kysely';
import type { Database } from '@api/db/schema';
import { csvLine, csvMark } from '@api/leads/csv';
import { momentText } from '@domain/moment';
import type { SubscriptionKind } from '@domain/subscription';
import { leaveUrl } from './leave-url';

const batch = 500;
const header = ['e-mail', 'nome', 'assinatura', 'confirmada em', 'link de saída'];
/** As the house's own lists are called. */
export const listNames: Readonly<Record<SubscriptionKind, string>> = {
  newsletter: 'newsletter',
  'curator-assign': 'revista',
};

/**
 * Confirmed addresses as lines of CSV, in pieces, each with the link by which its person leaves: the same in every export.
 * @param kinds of these alone
 */
export async function* confirmedAsCsv(
  db: Kysely<Database>,
  siteUrl: string,
  kinds: readonly SubscriptionKind[],
): AsyncGenerator<string> {
  yield csvMark + csvLine(header);
  for (let after = 0; ;) {
    const rows = await db
      .selectFrom('subscription')
      .selectAll()
      .where('state', '=', 'confirmed')
      .where('kind', 'in', [...kinds])
      .where('id', '>', after)
      .orderBy('id')
      .limit(batch)
      .execute();
    if (rows.length === 0) return;
    yield rows
      .map(({ email, name, kind, confirmed_at, leave_token }) =>
        csvLine([email, name, listNames[kind], momentText(confirmed_at!), leaveUrl(siteUrl, leave_token)]),
      )
      .join('');
    after = rows.at(-1)!.id;
  }
}
