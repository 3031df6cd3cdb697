import type { AppLoadContext } from '@remix-run/node';
import { codeOf, type GoneProperty, type Photo } from '~/domain/property';
import { linksWithProperties } from '~/back-end/available-links.server';
import type { Crumb } from '~/components/ui/breadcrumbs';
import type { Offer } from '@domain/property/offer';
import { negotiationOfWord } from '@domain/taxonomy/negotiations';
import { findProperty } from '~/back-end/find-property.server';
import { firstProperties, relatedTo, type Related } from '~/routes/imovel/related.server';
import { placeOf } from '~/routes/imovel/texts';
import { breadcrumbs, pathOf } from '~/routes/imovel/where-to';

export interface UnavailableData extends Related {
  siteUrl: string;
  /** Path and query of this page, for the return after a favorite. */
  path: string;
  gone?: { title: string; place: string; code: string; photo: Photo | null; crumbs: Crumb[] };
  /** URL of the property, if it is available. */
  onOffer?: string;
}

export type Params = Partial<Record<'phase' | 'negotiationType' | 'id', string>>;

/** Data of the unavailable-property page. Of an unknown property nothing is similar: the first of the catalogue are shown. */
export async function unavailableData(
  url: URL,
  params: Params,
  context: AppLoadContext,
): Promise<UnavailableData> {
  const page = {
    siteUrl: context.siteUrl,
    path: url.pathname + url.search,
  };
  const offer = requestedOffer(params);
  if (!offer) return { ...page, ...(await firstProperties('sell', context)) };
  const [found, related] = await Promise.all([findProperty(offer, context), relatedTo(offer, url, context)]);
  if (found.kind === 'found' && !found.since)
    return { ...page, ...related, onOffer: pathOf(found.detail, offer.negotiation) };
  const gone = found.kind === 'unavailable' && found.gone;
  const isAlone = !related.similar && !related.alsoLiked;
  const [others, known] = await Promise.all([
    isAlone ? firstProperties(offer.negotiation, context) : related,
    gone ? goneOf(gone, offer, page.path, context) : undefined,
  ]);
  return { ...page, ...others, gone: known };
}

async function goneOf(
  gone: GoneProperty,
  { id, negotiation }: Offer,
  path: string,
  context: Pick<AppLoadContext, 'api' | 'log'>,
): Promise<UnavailableData['gone']> {
  const crumbs = breadcrumbs(gone, negotiation, path);
  const has = await linksWithProperties(
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

/** null: the URL has no property. */
export function requestedOffer({ phase, negotiationType, id = '' }: Params): Offer | null {
  if ((phase !== 'novo' && phase !== 'usado') || !/^[1-9]\d{0,9}$/.test(id)) return null;
  const negotiation = negotiationOfWord(negotiationType) ?? 'sell';
  return { phase, negotiation, id: Number(id) };
}
