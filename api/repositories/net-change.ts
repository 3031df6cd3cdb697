import type { ShownPrice } from '@domain/price-change';
import type { PropertyEvent } from '@api/db/schema-events';
import { shownAfter, shownBefore } from './product-history';

/** What became of an offer in a time; prices are null where they were 'sob consulta', or there was none. */
export interface NetChange {
  kind: 'announced' | 'price' | 'left' | 'back';
  at: Date;
  before: ShownPrice | null;
  after: ShownPrice | null;
}

/**
 * What is another now than it was before the first of an offer's events (the oldest first); null: nothing, since what was
 * taken back meanwhile is no change.
 */
export function netChange(events: readonly PropertyEvent[]): NetChange | null {
  const [first, last] = [events.at(0), events.at(-1)];
  if (!first || !last) return null;
  const [wasThere, isThere] = [first.kind === 'price' || first.kind === 'left', last.kind !== 'left'];
  const { at } = last;
  const before = wasThere ? shownBefore(first) : null;
  const after = isThere ? shownAfter(last) : null;
  if (!isThere) return wasThere ? { kind: 'left', at, before, after } : null;
  if (!wasThere) return { kind: first.kind === 'announced' ? 'announced' : 'back', at, before, after };
  const isSame = before?.amount === after?.amount && before?.currency === after?.currency;
  return isSame ? null : { kind: 'price', at, before, after };
}
