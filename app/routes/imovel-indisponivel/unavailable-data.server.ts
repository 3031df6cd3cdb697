import type { AppLoadContext } from '@remix-run/node';
import { codeOf, type GoneProperty, type Photo } from '~/domain/property';
import { linksWithHomes } from '~/back-end/on-offer.server';
import type { Crumb } from '~/components/ui/breadcrumbs';
import type { Offer } from '@domain/offer';
import { negotiationOfWord } from '@domain/taxonomy/negotiations';
import { findProperty } from '~/back-end/find-property.server';
import { relatedTo, type Related } from '~/routes/imovel/related.server';
import { placeOf } from '~/routes/imovel/texts';
import { breadcrumbs, pathOf } from '~/routes/imovel/where-to';

export interface UnavailableData extends Related {
  siteUrl: string;
  /** Path and query of this page, where hearts come back to. */
  path: string;
  /** Of the form that asks to be told. */
  /** What is still told of it. */
  gone?: { title: string; place: string; code: string; photo: Photo | null; crumbs: Crumb[] };
  /** Where the property is to be seen, if it is on offer after all. */
  onOffer?: string;
}

export type Params = Partial<Record<'phase' | 'negotiationType' | 'id', string>>;

/** What the page of an unavailable property shows; without an id, or one that is none, the text alone. */
export async function unavailableData(
  url: URL,
  params: Params,
  context: AppLoadContext,
): Promise<UnavailableData> {
  const page = {
    siteUrl: context.siteUrl,
    path: url.pathname + url.search,
  };
  const offer = askedBy(params);
  if (!offer) return { ...page, similar: null, alsoLiked: null };
  const [found, related] = await Promise.all([findProperty(offer, context), relatedTo(offer, url, context)]);
  if (found.kind === 'found' && !found.since)
    return { ...page, ...related, onOffer: pathOf(found.detail, offer.negotiation) };
  const gone = found.kind === 'unavailable' && found.gone;
  return { ...page, ...related, gone: gone ? await goneOf(gone, offer, page.path, context) : undefined };
}

async function goneOf(
  gone: GoneProperty,
  { id, negotiation }: Offer,
  path: string,
  context: Pick<AppLoadContext, 'api' | 'log'>,
): Promise<UnavailableData['gone']> {
  const crumbs = breadcrumbs(gone, negotiation, path);
  const has = await linksWithHomes(
    crumbs.map(({ href }) => href),
    context,
  );
  const { titulo1: title, endereco, fotoPrincipal: photo, codigo } = gone;
  return {
    code: codeOf({ codigo, id }),
    title,
    place: placeOf(endereco),
    photo,
    crumbs: crumbs.filter(({ href }) => has(href)),
  };
}

/** null where the address names no property. */
export function askedBy({ phase, negotiationType, id = '' }: Params): Offer | null {
  if ((phase !== 'novo' && phase !== 'usado') || !/^[1-9]\d{0,9}$/.test(id)) return null;
  const negotiation = negotiationOfWord(negotiationType) ?? 'sell';
  return { phase, negotiation, id: Number(id) };
}
