import { data, redirect, type AppLoadContext } from '@remix-run/node';
import type { Negotiation } from '@domain/search/filters';
import type { PropertyDetail } from '~/domain/property';
import type { Crumb } from '~/components/ui/breadcrumbs';
import type { FinancingView } from '~/domain/financing/estimate';
import type { Offer } from '@domain/property/offer';
import { parsePropertyPath } from '@domain/property/property-url';
import { isFormResponse } from '~/forms/forms.server';
import { links } from '~/links';
import { sameSiteReferrer } from '~/request/same-site-referrer.server';
import { shareImage } from '~/features/sharing/share-image.server';
import { clock } from '@domain/kernel/clock';
import type { PlanPart } from '~/features/plan/measured-plan';
import { planPart } from '~/features/plan/plan-part.server';
import { mediaOf, type Media } from './gallery/media';
import { picturesNote } from './gallery/pictures-note';
import type { Place } from './map/place';
import { placeOf } from './map/place.server';
import { financingOf } from './financing/financing-data';
import { firstChart } from './financing/first-chart.server';
import { propertyMeta, type PropertyMeta } from './meta';
import { photographsFirst } from './photographs-first';
import { findProperty } from '~/back-end/find-property.server';
import { relatedTo, type Related } from './related.server';
import { propertyTexts, type PropertyTexts } from './texts';
import { breadcrumbs, pathOf, returnHref } from './where-to';

export interface PropertyData extends Related {
  detail: PropertyDetail;
  negotiation: Negotiation;
  texts: PropertyTexts;
  said: PropertyMeta;
  path: string;
  siteUrl: string;
  media: Media;
  plan: PlanPart | null;
  /** null: the location is unknown. */
  place: Place | null;
  facebookAppId: string | null;
  /** What the pictures are, if they are not photographs of the property. */
  picturesNote?: string;
  crumbs: Crumb[];
  /** Financing estimate of the URL's fields; null if not applicable. */
  financing: FinancingView | null;
  /** Of the financing estimate, as HTML. */
  firstChart: string | null;
  shareImage: string;
  returnHref: string;
  /** Time of the cached answer if the back end fails (ISO 8601). */
  keptSince?: string;
}

/**
 * Data of a property's URL (settled §4).
 * @throws Response 404 unknown, 302 unavailable, 301 to the canonical URL, 503 back end failed and nothing cached
 */
export async function propertyData(request: Request, context: AppLoadContext): Promise<PropertyData> {
  const url = new URL(request.url);
  const address = parsePropertyPath(url.pathname);
  if (!address) throw data(null, 404);
  const offer: Offer = { ...address, negotiation: address.negotiation ?? 'sell' };
  const [found, related] = await Promise.all([findProperty(offer, context), relatedTo(offer, url, context)]);
  if (found.kind === 'unavailable') throw redirect(links.unavailableProperty(offer) + url.search, 302);
  if (found.kind !== 'found') throw data(null, found.kind === 'failed' ? 503 : 404);

  const { since } = found;
  const shownDetail = photographsFirst(found.detail);
  // The page has it drawn, and the description in its texts.
  const detail = { ...shownDetail, plan: null };
  const negotiation = offeredNegotiation(detail, offer.negotiation);
  const path = pathOf(detail, negotiation);
  // An answer to a form is not redirected: the redirect would lose its input.
  if (path !== url.pathname && !isFormResponse(request)) throw redirect(path + url.search, 301);
  const crumbs = breadcrumbs(detail, negotiation, path);
  const shown = {
    detail,
    negotiation,
    texts: propertyTexts(detail, negotiation),
    path,
    siteUrl: context.siteUrl,
    shareImage: shareImage(detail, negotiation, context.settings.firm).path,
  };
  const financing = financingOf(detail, negotiation, url.searchParams, context.settings.financingRate);
  return {
    ...shown,
    detail: { ...detail, descricao: '' },
    said: propertyMeta({ ...shown, firm: context.settings.firm }),
    place: await placeOf(detail, negotiation, context.settings),
    plan: planPart(shownDetail, clock.now()),
    facebookAppId: context.settings.facebookAppId,
    picturesNote: picturesNote(detail, context.settings.firm),
    media: mediaOf(detail, context.settings.embedHosts),
    crumbs,
    financing,
    firstChart: firstChart(financing),
    returnHref: returnHref(sameSiteReferrer(request, context.siteUrl), crumbs),
    keptSince: since === undefined ? undefined : new Date(since).toISOString(),
    ...related,
  };
}

/** The wanted negotiation if available, otherwise the other one. */
function offeredNegotiation({ venda, aluguel }: PropertyDetail, wanted: Negotiation): Negotiation {
  if (wanted === 'rent') return aluguel ? 'rent' : 'sell';
  return venda || !aluguel ? 'sell' : 'rent';
}
