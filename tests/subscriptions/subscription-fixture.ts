import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Deletion } from '@api/platform/db/deletion-list';
import type { LeadDestinations } from '@api/leads/destinations';
import { readMauticSettings } from '@api/leads/mautic/settings';
import type { LeadInput } from '@contract/leads';
import { cheap, testApi } from '../support/api';
import { testCaller } from '../support/customer';
import type { TestDatabase } from '../support/database';
import { emailsTo, tokenIn } from '../support/emails';

export const brokerageEmail = 'contatos@casa.com.br';
/** Every place that contacts are told to. */
export const destinations: LeadDestinations = {
  house: [brokerageEmail],
  webhook: { url: 'https://sistema.example/', key: Buffer.alloc(32) },
  mautic: readMauticSettings({ MAUTIC_URL: 'https://mautic.example' })!,
};

/** A back end whose subscriptions are looked at. */
export function subscriptionFixture({ db }: Pick<TestDatabase, 'db'>) {
  const noted: Deletion[] = [];
  const deletions = { note: async (each: readonly Deletion[]) => void noted.push(...each) };
  const { client } = testApi({ db }, cheap, { identity: null, google: null }, destinations, deletions);
  const wish = (email: string, more: Partial<LeadInput> = {}): LeadInput => ({
    idempotency_key: randomUUID(),
    kind: 'newsletter',
    name: 'Clara Nunes',
    email,
    page: '/imoveis',
    consent: { version: '2026-11-23', at: '2026-11-23T12:00:00.000Z' },
    ...more,
  });
  return {
    client,
    noted,
    deletions,
    wish,
    auth: () => client.auth(testCaller()),
    ask: (email: string, more?: Partial<LeadInput>) => client.sendLead(wish(email, more)),
    /** The letters that ask this person to confirm. */
    asking: async (email: string) =>
      (await emailsTo(db, email)).filter(({ letter: emailKind }) => emailKind.startsWith('subscription')),
    /** Takes the link of the newest letter. */
    async linkTo(email: string): Promise<string> {
      return tokenIn((await this.asking(email)).at(-1)!);
    },
    rows: (email: string) =>
      db.selectFrom('subscription').selectAll().where('email', '=', email).orderBy('id').execute(),
    states: async (email: string) =>
      (await db.selectFrom('subscription').select('state').where('email', '=', email).orderBy('id').execute())
        .map(({ state }) => state)
        .join(),
    /** Whom this person's subscriptions were told to. */
    toldTo: async (email: string) =>
      (
        await db
          .selectFrom('lead_delivery')
          .innerJoin('lead', 'lead.id', 'lead_id')
          .select('place')
          .where(sql`lower(email)`, '=', email)
          .where('kind', 'in', ['newsletter', 'curator-assign'])
          .orderBy('lead_delivery.id')
          .execute()
      ).map(({ place }) => place),
    /** What waits to tell of this person's end. */
    ends: async (email: string) =>
      (
        await db
          .selectFrom('work')
          .select(['kind', 'details'])
          .where(sql<boolean>`details::text like ${`%"${email}"%`}`)
          .execute()
      )
        .map(({ kind, details }) => {
          const { about } = details as { about: { what?: string; end?: { what: string } } };
          return `${kind} ${about.end?.what ?? about.what}`;
        })
        .filter((line) => !line.endsWith('undefined'))
        .sort(),
    /** Lets time go by for what nobody has confirmed. */
    pass: (hours: number) =>
      sql`with aged as (update subscription set asked_at = asked_at - ${hours} * interval '1 hour',
        token_until = token_until - ${hours} * interval '1 hour')
        update attempt set tries = array(select t - ${hours} * interval '1 hour' from unnest(tries) t)`.execute(
        db,
      ),
  };
}
