import fc from 'fast-check';
import { expect } from 'vitest';
import { operator } from '@api/audit/record-act';
import { applyCatalogue } from '@api/feeds/apply/apply';
import { replaceOverrides } from '@api/property-admin/change-overrides';
import { endPassedOverrides } from '@api/property-admin/end-overrides-job';
import { registerStored } from '@api/platform/photos/register';
import { ownPhotoUrl } from '@domain/property/photo-arrangement';
import { replaceClock } from '@domain/kernel/clock';
import { isoDay } from '@domain/kernel/moment';
import { testApi } from '../support/api';
import type { TestDatabase } from '../support/database';
import { aListing } from './a-listing';
import { emptyCatalogue } from './catalogue-tables';
import {
  type Arrangement,
  type Decision,
  type Feed,
  firstOwn,
  Model,
  type Reference,
  sequences,
  type Step,
} from './override-model';

/** Each step has a second of its own, each night a day. */
let ms = Date.UTC(2026, 10, 29, 15);
const later = (days: number) => new Date(ms + days * 86_400_000);

/** Of the feed, or the brokerage's own. */
const photoUrl = (reference: string, id: number, photo: number) =>
  photo < firstOwn
    ? `https://fotos.example.com/${reference}/${photo}.jpg`
    : ownPhotoUrl(id, photo.toString(16).padStart(32, '0'));
const photoOf = (url: string) => Number(/(\d)(\.jpg)?$/.exec(url)![1]);
export const listingOf = (
  reference: Reference,
  { price, title, bedrooms, available, photos, ...more }: Feed,
) =>
  aListing(reference, {
    ...{ condominiumFee: more.fee, iptu: more.iptu, iptuPeriod: 'Anual' },
    ...{ propertyDetails: more.hasPool ? ['piscina'] : [], point: { lat: more.place, lng: -46.66 } },
    ...{ sellPrice: price, title, bedrooms, available },
    photos: photos.map(({ photo }) => ({ url: photoUrl(reference, 0, photo) })),
  });

async function idOf({ db }: TestDatabase, reference: Reference): Promise<number | undefined> {
  const row = await db
    .selectFrom('property')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row?.id;
}

async function act(database: TestDatabase, step: Step): Promise<void> {
  const { db } = database;
  ms += 1_000;
  if (step.kind === 'load') {
    const listings = Object.entries(step.feeds).map(([reference, feed]) =>
      listingOf(reference as Reference, feed),
    );
    await applyCatalogue(db, { source: 'crm', feed: 'crm', listings, accept: [], force: true });
  } else if (step.kind === 'night') {
    ms += 86_400_000;
    if (step.hasJob) await endPassedOverrides(db);
  } else {
    const id = await idOf(database, step.reference);
    if (id === undefined) return;
    await storeOwnPhotos(database, id);
    await replaceOverrides(db, operator, id, changesOf(step, id));
  }
}

/** Those that an arrangement may name. */
async function storeOwnPhotos({ db }: TestDatabase, id: number): Promise<void> {
  for (const photo of [firstOwn, firstOwn + 1])
    await registerStored(db, photoUrl('', id, photo), {
      ...{ key: 'a'.repeat(24), width: 300, height: 200, placeholder: null },
    });
}

function changesOf(step: Extract<Step, { kind: 'set' | 'unset' }>, id: number) {
  if (step.kind === 'unset') return { [step.field]: null };
  return {
    [step.decision.field]: {
      value: valueOf(step.reference, id, step.decision),
      until: step.days === null ? null : isoDay(later(step.days)),
      reason: null,
    },
  };
}

export function valueOf(reference: Reference, id: number, { field, value }: Decision) {
  switch (field) {
    case 'photos':
      return byUrl(value, (photo) => photoUrl(reference, id, photo));
    case 'iptu':
      return { amount: value, period: 'Anual' };
    case 'features':
      return { own: value ? ['piscina'] : [], shared: [], ownMore: [], sharedMore: [] };
    case 'point':
      return { lat: value, lng: -46.66 };
    default:
      return value;
  }
}

const byUrl = ({ order, leftOut, captions }: Arrangement, urlOf: (photo: number) => string) => ({
  order: order.map(urlOf),
  left_out: leftOut.map((photo) => ({ url: urlOf(photo), reason: null })),
  captions: Object.fromEntries(
    Object.entries(captions).map(([photo, caption]) => [urlOf(Number(photo)), caption]),
  ),
});

/** A home has only the photos of its feed and its own: the step names those. */
function possible(step: Step, model: Model): Step {
  if (step.kind !== 'set' || step.decision.field !== 'photos') return step;
  const feed = model.homes.get(step.reference)?.feed.photos ?? [];
  const isThere = (photo: number) => photo >= firstOwn || feed.some((each) => each.photo === photo);
  const { order, leftOut, captions } = step.decision.value;
  const value = { order: order.filter(isThere), leftOut: leftOut.filter(isThere), captions };
  return { ...step, decision: { field: 'photos', value } };
}

/** All that people see: rows, search, counts, sitemap, the history of prices. */
async function seen(database: TestDatabase) {
  const { db } = database;
  const { app } = testApi(database);
  const call = async (path: string, body?: object) =>
    (await app.request(path, body && { method: 'POST', body: JSON.stringify(body) })).json();
  const rows = await db.selectFrom('property').selectAll().orderBy('reference').execute();
  const dear = { negotiation: 'sell', price: { min: 1_100_000 } };
  const found = await call('/search/properties', { negotiation: 'sell' });
  const events = await db
    .selectFrom('property_event')
    .selectAll()
    .where('negotiation', '=', 'sell')
    .orderBy('id')
    .execute();
  const place = await db
    .selectFrom('location')
    .select('properties')
    .where('label', 'like', 'Moema%')
    .where('kind', '=', 'bairro')
    .executeTakeFirst();
  const reference = new Map(rows.map((row) => [row.id, row.reference]));
  const named = (items: { id: number }[]) => items.map(({ id }) => reference.get(id)!).toSorted();
  return {
    homes: rows.map((row) => ({
      ...{ reference: row.reference, isInFeed: row.in_feed, available: row.available },
      ...{ price: row.sell_price, title: row.title, bedrooms: row.bedrooms },
      ...{ fee: row.condominium_fee, iptu: row.iptu, place: row.true_lat, isFirst: row.first_in_list },
      // Visitors see a place nearby, which follows the exact one.
      isNear: Math.abs(row.lat! - row.true_lat!) < 0.005 && row.lat !== row.true_lat,
      photos: row.photos.map(({ url, caption = '' }) => ({ photo: photoOf(url), caption })),
      events: events
        .filter((event) => event.property_id === row.id)
        .map((event) => [event.kind as string, event.old_price, event.new_price]),
    })),
    found: named(found.items),
    total: found.totalItems,
    leading: found.items.map(({ id }: { id: number }) => rows.find((row) => row.id === id)!.first_in_list),
    pools: named(
      (await call('/search/properties', { negotiation: 'sell', propertyDetails: ['piscina'] })).items,
    ),
    counts: (await call('/search/counts', { searches: [{ negotiation: 'sell' }, dear] })).totals,
    dear: named((await call('/search/properties', dear)).items),
    sitemap: named((await call('/products/sitemap')).items),
    inPlace: place?.properties ?? 0,
  };
}

function expected(model: Model): Awaited<ReturnType<typeof seen>> {
  const homes = [...model.homes].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const offered = homes.filter(([, home]) => model.isOffered(home));
  const names = offered.map(([reference]) => reference as string);
  const dear = offered.flatMap(([reference, { seen }]) =>
    (seen.price ?? 0) >= 1_100_000 ? [reference] : [],
  );
  return {
    homes: homes.map(([reference, { isInFeed, seen, events }]) => ({
      ...{ reference, isInFeed, available: seen.available, price: seen.price, title: seen.title },
      ...{ bedrooms: seen.bedrooms, photos: seen.photos, events },
      ...{ fee: seen.fee, iptu: seen.iptu, place: seen.place, isFirst: seen.isFirst, isNear: true },
    })),
    ...{ found: names, total: names.length, counts: [names.length, dear.length], dear },
    leading: offered
      .map(([, { seen }]) => seen.isFirst)
      .toSorted((one, other) => Number(other) - Number(one)),
    pools: offered.flatMap(([reference, { seen }]) => (seen.hasPool ? [reference] : [])),
    ...{ sitemap: names, inPlace: names.length },
  };
}

/** After each step of each sequence. */
export async function expectSequences(database: TestDatabase, count: number): Promise<void> {
  const restore = replaceClock({ now: () => new Date(ms), nowMs: () => ms, monotonicNow: () => ms });
  const property = fc.asyncProperty(sequences, async (steps) => {
    await emptyCatalogue(database.db);
    await database.db.updateTable('location').set({ properties: 0 }).execute();
    const model = new Model();
    for (const given of steps) {
      const step = possible(given, model);
      await act(database, step);
      model.take(step);
      expect(await seen(database)).toEqual(expected(model));
    }
  });
  await fc.assert(property, { numRuns: count }).finally(restore);
}
