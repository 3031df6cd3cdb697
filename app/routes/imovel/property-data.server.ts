import { data, redirect, type AppLoadContext } from '@remix-run/node';
import type { Negotiation } from '@domain/search/filters';
import type { PropertyDetail } from '~/domain/property';
import type { Crumb } from '~/components/ui/breadcrumbs';
import type { FinancingView } from '~/domain/financing/estimate';
import type { Offer } from '@domain/offer';
import { parsePropertyPath } from '@domain/property-url';
import { answersForm } from '~/forms/forms.server';
import { links } from '~/links';
import { pageBefore } from '~/request/page-before.server';
import { shareImage } from '~/features/sharing/share-image.server';
import { mediaOf, type Media } from './gallery/media';
import type { Place } from './map/place';
import { placeOf } from './map/place.server';
import { financingOf } from './financing/financing-data';
import { saidOf, type Said } from './meta';
import { findProperty } from '~/back-end/find-property.server';
import { relatedTo, type Related } from './related.server';
import { propertyTexts, type PropertyTexts } from './texts';
import { breadcrumbs, pathOf, returnHref } from './where-to';

/** All that a property's page shows. */
export interface PropertyData extends Related {
  detail: PropertyDetail;
  /** Which of its offers this address shows. */
  negotiation: Negotiation;
  texts: PropertyTexts;
  said: Said;
  /** The page's own path. */
  path: string;
  siteUrl: string;
  media: Media;
  /** null where no point is known. */
  place: Place | null;
  facebookAppId: string | null;
  crumbs: Crumb[];
  /** The financing estimate that the address asks for; null where none is made. */
  financing: FinancingView | null;
  /** The path of the picture shown where the page is shared. */
  shareImage: string;
  /** Where 'Retornar' leads. */
  returnHref: string;
  /** Where the back end fails: when it said last what is shown (ISO 8601). */
  keptSince?: string;
}

/**
 * What a property's address answers (settled §4).
 * @throws 404 for what is no property's address or no property, 302 for one that is not on offer any more, 301 to its
 * own address from any other, 503 where the back end fails and nothing was kept
 */
export async function propertyData(request: Request, context: AppLoadContext): Promise<PropertyData> {
  const url = new URL(request.url);
  const address = parsePropertyPath(url.pathname);
  if (!address) throw data(null, 404);
  const offer: Offer = { ...address, negotiation: address.negotiation ?? 'sell' };
  const [found, related] = await Promise.all([findProperty(offer, context), relatedTo(offer, url, context)]);
  if (found.kind === 'unavailable') throw redirect(links.unavailableProperty(offer) + url.search, 302);
  if (found.kind !== 'found') throw data(null, found.kind === 'failed' ? 503 : 404);

  const { detail, since } = found;
  const negotiation = offered(detail, offer.negotiation);
  const path = pathOf(detail, negotiation);
  // What answers a form stays where it was sent: what was typed would be lost.
  if (path !== url.pathname && !answersForm(request)) throw redirect(path + url.search, 301);
  const crumbs = breadcrumbs(detail, negotiation, path);
  const shown = {
    detail,
    negotiation,
    texts: propertyTexts(detail, negotiation),
    path,
    siteUrl: context.siteUrl,
    shareImage: shareImage(detail, negotiation, context.settings.firm).path,
  };
  return {
    ...shown,
    said: saidOf({ ...shown, firm: context.settings.firm }),
    place: placeOf(detail, negotiation, context.settings),
    facebookAppId: context.settings.facebookAppId,
    media: mediaOf(detail, context.settings.embedHosts),
    crumbs,
    financing: financingOf(detail, negotiation, url.searchParams, context.settings.financingRate),
    returnHref: returnHref(pageBefore(request, context.siteUrl), crumbs),
    keptSince: since === undefined ? undefined : new Date(since).toISOString(),
    ...related,
  };
}

/** The negotiation asked for where the property is on offer so, else the other. */
function offered({ venda, aluguel }: PropertyDetail, wanted: Negotiation): Negotiation {
  if (wanted === 'rent') return aluguel ? 'rent' : 'sell';
  return venda || !aluguel ? 'sell' : 'rent';
}
