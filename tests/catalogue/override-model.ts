import fc from 'fast-check';

/* A slow reference of what people see: it computes each home anew from its feed and its overrides. */

export const references = ['A', 'B', 'C'] as const;
export type Reference = (typeof references)[number];

export interface Photo {
  /** From `firstOwn`: the brokerage's own. */
  photo: number;
  caption: string;
}
export const firstOwn = 5;
export interface Arrangement {
  order: number[];
  leftOut: number[];
  captions: Record<number, string>;
}

/** The first photo is the cover. */
export interface Feed {
  price: number | null;
  title: string;
  bedrooms: number;
  available: boolean;
  photos: Photo[];
  fee: number | null;
  /** With the iptu, the period. */
  iptu: number | null;
  hasPool: boolean;
  /** A latitude. */
  place: number;
}
/** `isFirst`: not of feeds. */
export type Seen = Feed & { isFirst: boolean };

export type Decision =
  | { field: 'sell_price'; value: number | null }
  | { field: 'title'; value: string }
  | { field: 'bedrooms'; value: number }
  | { field: 'withdrawn'; value: 'sold' | 'review' }
  | { field: 'condominium_fee'; value: number | null }
  | { field: 'iptu'; value: number | null }
  | { field: 'features'; value: boolean }
  | { field: 'point'; value: number }
  | { field: 'first_in_list'; value: boolean }
  /** Of the photos that the home has then, and its own. */
  | { field: 'photos'; value: Arrangement };
export type Step =
  | { kind: 'load'; feeds: Partial<Record<Reference, Feed>> }
  | { kind: 'set'; reference: Reference; decision: Decision; days: number | null }
  | { kind: 'unset'; reference: Reference; field: Decision['field'] }
  | { kind: 'night'; hasJob: boolean };

type Stored = Decision & { until: number | null };
export type Event = [kind: string, before: number | null, after: number | null];
export interface Home {
  feed: Feed;
  isInFeed: boolean;
  stored: Stored[];
  seen: Seen;
  events: Event[];
}

export class Model {
  today = 0;
  readonly homes = new Map<Reference, Home>();

  take(step: Step): void {
    if (step.kind === 'load') this.load(step.feeds);
    else if (step.kind === 'night') this.night(step.hasJob);
    else {
      const home = this.homes.get(step.reference);
      if (home && this.edit(home, step)) this.see(home);
    }
  }

  isOffered = ({ isInFeed, seen }: Home): boolean => isInFeed && seen.available;

  private load(feeds: Partial<Record<Reference, Feed>>): void {
    const isFirst = this.homes.size === 0;
    for (const reference of references) {
      const home = this.homes.get(reference);
      const feed = feeds[reference];
      if (!home && feed) {
        const added: Home = {
          feed,
          isInFeed: true,
          stored: [],
          seen: { ...feed, isFirst: false },
          events: [],
        };
        this.homes.set(reference, added);
        if (!isFirst && feed.available) added.events.push(['announced', null, feed.price]);
      }
      if (!home) continue;
      home.stored = home.stored.filter((each) => this.isInForce(each));
      this.see(home, () => {
        home.isInFeed = feed !== undefined;
        home.feed = feed ?? home.feed;
      });
    }
  }

  private night(hasJob: boolean): void {
    this.today += 1;
    if (!hasJob) return;
    for (const home of this.homes.values()) {
      const inForce = home.stored.filter((each) => this.isInForce(each));
      if (inForce.length === home.stored.length) continue;
      home.stored = inForce;
      this.see(home);
    }
  }

  /** @returns whether something else is stored now */
  private edit(home: Home, step: Extract<Step, { kind: 'set' | 'unset' }>): boolean {
    const field = step.kind === 'set' ? step.decision.field : step.field;
    const before = home.stored.find((each) => each.field === field);
    const next =
      step.kind === 'set'
        ? { ...step.decision, until: step.days === null ? null : this.today + step.days }
        : undefined;
    if (JSON.stringify(next) === JSON.stringify(before)) return false;
    home.stored = [...home.stored.filter((each) => each !== before), ...(next ? [next] : [])];
    return true;
  }

  private isInForce = ({ until }: Stored): boolean => until === null || until >= this.today;

  /** What people see of it after a change, and what happened by that. */
  private see(home: Home, change: () => void = () => {}): void {
    const [wasOffered, before] = [this.isOffered(home), home.seen.price];
    change();
    home.seen = this.seenOf(home);
    const [isOffered, after] = [this.isOffered(home), home.seen.price];
    const hasLeft = home.events.some(([kind]) => kind === 'left');
    if (wasOffered && !isOffered) home.events.push(['left', before, null]);
    else if (!wasOffered && isOffered) home.events.push([hasLeft ? 'back' : 'announced', null, after]);
    else if (isOffered && before !== after) home.events.push(['price', before, after]);
  }

  private seenOf({ feed, stored }: Home): Seen {
    const seen = { ...feed, isFirst: false };
    for (const each of stored) {
      if (!this.isInForce(each)) continue;
      if (each.field === 'sell_price') seen.price = each.value;
      if (each.field === 'title') seen.title = each.value;
      if (each.field === 'bedrooms') seen.bedrooms = each.value;
      if (each.field === 'withdrawn') seen.available = false;
      if (each.field === 'condominium_fee') seen.fee = each.value;
      if (each.field === 'iptu') seen.iptu = each.value;
      if (each.field === 'features') seen.hasPool = each.value;
      if (each.field === 'point') seen.place = each.value;
      if (each.field === 'first_in_list') seen.isFirst = each.value;
      if (each.field === 'photos') seen.photos = arranged(feed.photos, each.value);
    }
    return seen;
  }
}

function arranged(feed: readonly Photo[], { order, leftOut, captions }: Arrangement): Photo[] {
  const known = [...feed, ...order.filter((each) => each >= firstOwn).map(bare)];
  const sorted = [
    ...order.flatMap((each) => known.find(({ photo }) => photo === each) ?? []),
    ...feed.filter(({ photo }) => !order.includes(photo)),
  ];
  return sorted
    .filter(({ photo }) => !leftOut.includes(photo))
    .map(({ photo, caption }) => ({ photo, caption: captions[photo] ?? caption }));
}

const bare = (photo: number): Photo => ({ photo, caption: '' });

export const reference = fc.constantFrom(...references);
const photos = fc
  .uniqueArray(fc.nat({ max: firstOwn - 1 }), { minLength: 1, maxLength: 5 })
  .map((numbers) => numbers.map(bare));
const arrangement: fc.Arbitrary<Arrangement> = fc
  .tuple(
    fc.uniqueArray(fc.nat({ max: firstOwn + 1 }), { minLength: 1, maxLength: 7 }),
    fc.nat({ max: 3 }),
    fc.dictionary(fc.constantFrom('0', '3', '5'), fc.constantFrom('', 'Sala', 'Terraço')),
  )
  .map(([all, count, captions]) => ({ order: all.slice(count), leftOut: all.slice(0, count), captions }));
const price = fc.constantFrom(1_000_000, 1_100_000, 1_200_000, 1_300_000, null);
const amount = fc.constantFrom(900, 1_200, null);
const place = fc.constantFrom(-23.6, -23.61);
const feed: fc.Arbitrary<Feed> = fc.record({
  ...{ price, title: fc.constantFrom('Um', 'Dois'), bedrooms: fc.integer({ min: 1, max: 3 }) },
  ...{ available: fc.constantFrom(true, true, true, false), photos },
  ...{ fee: amount, iptu: amount, hasPool: fc.boolean(), place },
});
export const load: fc.Arbitrary<Extract<Step, { kind: 'load' }>> = fc.record({
  kind: fc.constant('load' as const),
  feeds: fc.record({ A: feed, B: feed, C: feed }, { requiredKeys: [] }),
});
export const decision: fc.Arbitrary<Decision> = fc.oneof(
  fc.record({ field: fc.constant('sell_price' as const), value: price }),
  fc.record({ field: fc.constant('title' as const), value: fc.constantFrom('Nosso', 'Dois') }),
  fc.record({ field: fc.constant('bedrooms' as const), value: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ field: fc.constant('withdrawn' as const), value: fc.constantFrom('sold', 'review') }),
  fc.record({ field: fc.constant('photos' as const), value: arrangement }),
  fc.record({ field: fc.constantFrom('condominium_fee', 'iptu'), value: amount }),
  fc.record({ field: fc.constantFrom('features', 'first_in_list'), value: fc.boolean() }),
  fc.record({ field: fc.constant('point' as const), value: place }),
);
const field = fc.constantFrom(
  ...(['sell_price', 'title', 'bedrooms', 'withdrawn', 'photos'] as const),
  ...(['condominium_fee', 'iptu', 'features', 'point', 'first_in_list'] as const),
);
const step = fc.oneof(
  { weight: 4, arbitrary: load },
  {
    weight: 6,
    arbitrary: fc.record({
      ...{ kind: fc.constant('set' as const), reference, decision },
      days: fc.constantFrom(null, 0, 1),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('unset' as const), reference, field }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('night' as const), hasJob: fc.boolean() }) },
);
/** A load first: without one there is nothing to see. */
export const sequences: fc.Arbitrary<Step[]> = fc
  .tuple(load, fc.array(step, { minLength: 3, maxLength: 9 }))
  .map(([first, rest]) => [first, ...rest]);
