import type { Kysely } from 'kysely';
import type { SubscriptionLink } from '@contract/subscriptions';
import type { LeadsDatabase } from '../schema';
import { maskedEmail } from '@domain/people/masked-email';
import { confirmationFor } from './confirm';
import { leaving } from './leave';
import { inOrder, unconfirmedOf } from './store';

export async function subscriptionLink(
  db: Kysely<LeadsDatabase>,
  token: string,
): Promise<SubscriptionLink | null> {
  const drawn = await confirmationFor(db, token).execute();
  const [first] = drawn;
  if (first) {
    const open = await unconfirmedOf(db, first.email);
    const shown = open.length > 0 ? open : inOrder(drawn);
    return {
      purpose: 'confirm',
      email: maskedEmail(first.email),
      kinds: shown.map(({ kind }) => kind),
      state: shown[0]!.state,
    };
  }
  const left = await leaving(db, token).executeTakeFirst();
  if (!left) return null;
  const { email, state } = left;
  const ended = state === 'unconfirmed' ? await unconfirmedOf(db, email) : [left];
  return { purpose: 'leave', email: maskedEmail(email), kinds: ended.map(({ kind }) => kind), state };
}
