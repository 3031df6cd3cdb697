import type { FeedNode } from '@api/import/feed-node';
import { fromCarga } from '@api/import/dialects/carga';
import { fromOpenNavent, isOpenNavent } from '@api/import/dialects/opennavent';
import { fromVrsync } from '@api/import/dialects/vrsync';
import type { RawListing } from '@api/import/raw-listing';

/** The shapes that are read: VRSync's `Listing`, OpenNavent's `Imovel`, and Carga's with its relatives. */
export const dialects = {
  vrsync: { label: 'VRSync', read: fromVrsync },
  opennavent: { label: 'OpenNavent (Imovelweb)', read: fromOpenNavent },
  carga: { label: 'Carga/Imoveis (ZAP, Kenlo/InGaia)', read: fromCarga },
} satisfies Record<string, { label: string; read: (record: FeedNode) => RawListing }>;
export type Dialect = keyof typeof dialects;

/** By the name and the children of a listing's element: what is English is VRSync's, what is Portuguese is Carga's. */
export function dialectOf(record: FeedNode): Dialect {
  if (record.name === 'listing') return 'vrsync';
  if (record.name !== 'property') return isOpenNavent(record) ? 'opennavent' : 'carga';
  return record.children.some(({ name }) => ['listingid', 'transactiontype', 'details'].includes(name))
    ? 'vrsync'
    : 'carga';
}
