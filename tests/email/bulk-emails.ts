import { type Kysely, sql } from 'kysely';
import { notifyChanges } from '@api/saved-searches/alerts/alerts-job';
import { applyCatalogue } from '@api/feeds/apply/apply';
import type { Listing } from '@api/catalogue/listing';
import type { Database } from '@api/database';
import type { Message } from '@api/platform/email/transport';
import { queueOwnerEmails } from '@api/owners/report/emails/owner-emails-job';
import { applyOwners } from '@api/owners/apply-owners';
import { saveFavorite } from '@api/favorites/queries/favorites';
import { setFavoriteEmailFrequency } from '@api/favorites/queries/favorite-emails';
import { makeListing } from '../support/catalogue';
import { allEmails } from '../support/emails';
import { aPerson, aSearch, at } from '../alerts/alert-fixture';

export const bulkEmailNames = [
  'alerts of the day',
  'the summary of a week',
  'favourites',
  'an owner’s week',
  'an owner’s invitation',
] as const;
export type BulkEmailName = (typeof bulkEmailNames)[number];

const listedAt = '2026-01-01T12:00:00Z';
const place = { district: 'Vila Nova Conceição', city: 'São Paulo' };
const listings = [
  makeListing({
    ...place,
    reference: 'CAIU',
    listedAt,
    sellPrice: 13_200_000,
    title: 'Apartamento extraordinariamente ensolarado com varanda gourmet e vista para o parque',
  }),
  makeListing({ ...place, reference: 'SAIU', listedAt }),
  makeListing({ ...place, reference: 'ENTROU', listedAt, sellPrice: 13_250_000 }),
];
const news = Array.from({ length: 14 }, (_, n) => makeListing({ ...place, reference: `NOVO-${n}` }));

/** One letter of each kind that comes in floods, as it is sent, each to a person of its own. */
export async function bulkEmails(db: Kysely<Database>): Promise<Record<BulkEmailName, Message>> {
  const apply = (all: readonly Listing[]) =>
    applyCatalogue(db, { source: 'a', feed: 'a', listings: all, force: true });
  await apply(listings);
  const properties = await db.selectFrom('property').select(['id', 'reference']).execute();
  const idOf = (reference: string) => properties.find((each) => each.reference === reference)!.id;

  const [daily, weekly, keeper, owner] = await Promise.all([1, 2, 3, 4].map(() => aPerson(db)));
  const wanted = { filters: { local: 'vila-nova-conceicao', price: { max: 13_000_000 } } };
  await aSearch(db, daily!.id, { ...wanted, name: 'Vila Nova Conceição, até R$ 13 milhões' });
  await aSearch(db, weekly!.id, { ...wanted, frequency: 'weekly', name: 'Perto do parque' });
  for (const reference of ['CAIU', 'SAIU'])
    await saveFavorite(db, { account: keeper!.id, property: idOf(reference), negotiation: 'sell' });
  await setFavoriteEmailFrequency(db, keeper!.id, 'daily');
  const invited = 'proprietario@exemplo.com.br';
  const links = ['CAIU', 'ENTROU'].flatMap((reference) =>
    [owner!.email, invited].map((email) => ({
      property: idOf(reference),
      email,
      onlyYouUntil: null,
      reference,
    })),
  );
  const { id: source } = await db.selectFrom('source').select('id').executeTakeFirstOrThrow();
  await applyOwners(db, source, links, { mayApply: () => true, invites: true });

  await apply([...[listings[0]!, listings[2]!].map((each) => ({ ...each, sellPrice: 12_600_000 })), ...news]);
  await holdPictures(db);
  await notifyChanges(db, at('monday', '08:00'));
  await queueOwnerEmails(db, at('monday', '08:00'));
  const sent = await allEmails(db);
  const to = (email: string) => sent.find((each) => each.to === email)!;
  return {
    'alerts of the day': to(daily!.email),
    'the summary of a week': to(weekly!.email),
    favourites: to(keeper!.email),
    'an owner’s week': to(owner!.email),
    'an owner’s invitation': to(invited),
  };
}

/** Holds a picture of every listing, as if it had been fetched. */
const holdPictures = (db: Kysely<Database>) =>
  sql`insert into photo (url, key, width, height) select distinct p->>'url', md5(p->>'url'), 1200, 800
    from property, jsonb_array_elements(photos) p on conflict (url) do update set key = excluded.key, width = excluded.width, height = excluded.height`.execute(
    db,
  );
