import type { FeedNode } from '../feed-node';
import { fromCarga } from './carga';
import { fromOpenNavent, isOpenNavent } from './opennavent';
import { fromVrsync } from './vrsync';
import type { RawListing } from '../raw-listing';

export const dialects = {
  vrsync: { label: 'VRSync', read: fromVrsync },
  opennavent: { label: 'OpenNavent (Imovelweb)', read: fromOpenNavent },
  carga: { label: 'Carga/Imoveis (ZAP, Kenlo/InGaia)', read: fromCarga },
} satisfies Record<string, { label: string; read: (record: FeedNode) => RawListing }>;
export type Dialect = keyof typeof dialects;

/** English tags are VRSync's, Portuguese ones Carga's. */
export function dialectOf(record: FeedNode): Dialect {
  if (record.name === 'listing') return 'vrsync';
  if (record.name !== 'property') return isOpenNavent(record) ? 'opennavent' : 'carga';
  return record.children.some(({ name }) => ['listingid', 'transactiontype', 'details'].includes(name))
    ? 'vrsync'
    : 'carga';
}
