import type { Kysely } from 'kysely';
import type { LeadsDatabase } from '../schema';
import { csvLine, csvMark } from '@api/platform/process/write-csv';
import { momentText } from '@domain/kernel/moment';
import type { SubscriptionKind } from '@domain/leads/subscription';
import { leaveUrl } from './leave-url';

const batch = 500;
const header = ['e-mail', 'nome', 'assinatura', 'confirmada em', 'link de saída'];
export const listNames: Readonly<Record<SubscriptionKind, string>> = {
  newsletter: 'newsletter',
  'curator-assign': 'revista',
};

/** The unsubscribe link of a person is the same in every export. */
export async function* confirmedAsCsv(
  db: Kysely<LeadsDatabase>,
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
