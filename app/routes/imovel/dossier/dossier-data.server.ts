import { data, redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { hasPicture } from '~/domain/picture';
import { codeOf, type Photo } from '~/domain/property';
import type { BrokerCard } from '~/domain/broker';
import { clock } from '@domain/kernel/clock';
import { dayText } from '@domain/kernel/moment';
import type { Brokerage } from '@domain/brokerage/brokerage';
import { trimText } from '@domain/kernel/text';
import { offerOf, type Offer } from '@domain/property/offer';
import { negotiationOfWord } from '@domain/taxonomy/negotiations';
import { links } from '~/links';
import { activeBroker } from '~/features/broker/broker.server';
import { paragraphs } from '../paragraphs';
import { photographsFirst } from '../photographs-first';
import { findProperty } from '~/back-end/find-property.server';
import { propertyTexts, type PropertyTexts } from '../texts';
import { pathOf } from '../where-to';
import type { Place } from '../map/place';
import { placeOf } from '../map/place.server';

export interface DossierData {
  code: string;
  title: string;
  texts: Pick<PropertyTexts, 'place' | 'keyFacts' | 'moreFacts' | 'price'>;
  description: string;
  photos: Photo[];
  plan: Photo | null;
  features: string[];
  /** null: without a point there is only the address. */
  spot: Pick<Place, 'isExact' | 'address' | 'drawing' | 'distances'> | null;
  broker: (BrokerCard & { email?: string | null }) | null;
  firm: Pick<Brokerage, 'name' | 'logo'>;
  /** 'Bossa Nova, CRECI 00.000-J', with the number of each office, without duplicates. */
  signature: string;
  /** Path of the property's page, and its absolute URL for print. */
  href: string;
  address: string;
  qrHref: string;
  printedOn: string;
}

/** Limits that fit on two sheets; `description` in characters. */
const limits = { photos: 4, features: 12, description: 620 };

/** @throws Response 404, 503, and redirects for unavailable properties as on the property page */
export async function dossierData({ params, request, context }: LoaderFunctionArgs): Promise<DossierData> {
  const { phase, negotiation: word, id } = params;
  const negotiation = negotiationOfWord(word);
  const isPhase = phase === 'novo' || phase === 'usado';
  if (!isPhase || !negotiation || !/^[1-9]\d{0,8}$/.test(id ?? '')) throw data(null, 404);
  const offer: Offer = { phase, negotiation, id: Number(id) };
  const slug = new URL(request.url).searchParams.get('corretor');
  const [found, inName] = await Promise.all([findProperty(offer, context), activeBroker(slug, context)]);
  if (found.kind === 'unavailable') throw redirect(links.unavailableProperty(offer));
  if (found.kind !== 'found') throw data(null, found.kind === 'failed' ? 503 : 404);

  const { detail } = found;
  if (!(negotiation === 'rent' ? detail.aluguel : detail.venda || !detail.aluguel)) throw data(null, 404);
  const corretor = inName?.slug;
  const own = offerOf(detail, negotiation);
  if (own.phase !== phase) throw redirect(links.dossier(own, corretor), 301);
  const { place, keyFacts, moreFacts, price, propertyDetails, condominiumDetails } = propertyTexts(
    detail,
    negotiation,
  );
  const spot = await placeOf(detail, negotiation, context.settings);
  const broker = detail.corretor;
  const { firm: brokerage } = context.settings;
  const href = links.inBrokersName(pathOf(detail, negotiation), corretor);
  return {
    code: codeOf(detail),
    title: detail.titulo1,
    texts: { place, keyFacts, moreFacts, price },
    description: trimText(paragraphs(detail.descricao).join(' '), limits.description),
    photos: photographsFirst(detail).fotos.filter(hasPicture).slice(0, limits.photos),
    plan: detail.plantas.find(hasPicture) ?? null,
    features: [...new Set([...propertyDetails, ...condominiumDetails])].slice(0, limits.features),
    spot: spot?.point ? spotOf(spot) : null,
    broker: inName ?? (broker && { ...broker, phone: broker.phone ?? null, avatar: broker.avatar ?? null }),
    firm: { name: brokerage.name, logo: brokerage.logo },
    signature: [...new Set([brokerage.name, ...brokerage.offices.map(({ creci }) => `CRECI ${creci}`)])].join(
      ', ',
    ),
    href,
    address: context.siteUrl + href,
    qrHref: links.dossierQr(own, corretor),
    printedOn: dayText(clock.now()),
  };
}

const spotOf = ({ isExact, address, drawing, distances }: Place) => ({
  isExact,
  address,
  drawing,
  distances,
});
