import type { ShownPrice } from '@domain/property/price-change';
import type { PropertyEvent } from '@api/catalogue/schema-events';
import { shownAfter, shownBefore } from './product-history';

/** Prices are null for 'sob consulta'. */
export interface NetChange {
  kind: 'announced' | 'price' | 'left' | 'back';
  at: Date;
  before: ShownPrice | null;
  after: ShownPrice | null;
}

/** Compares an offer before its first and after its last event (oldest first); null without a net change. */
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
