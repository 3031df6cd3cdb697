import { data, redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { hasPicture } from '~/domain/picture';
import { codeOf, type Photo } from '~/domain/property';
import type { BrokerCard } from '~/domain/broker';
import { clock } from '@domain/clock';
import { dayText } from '@domain/moment';
import type { Firm } from '@domain/firm';
import { trimText } from '@domain/text';
import { offerOf, type Offer } from '@domain/offer';
import { negotiationOfWord } from '@domain/taxonomy/negotiations';
import { links } from '~/links';
import { activeBroker } from '~/features/broker/broker.server';
import { paragraphs } from '../paragraphs';
import { findProperty } from '~/back-end/find-property.server';
import { propertyTexts, type PropertyTexts } from '../texts';
import { pathOf } from '../where-to';
import { placeOf } from '../map/place.server';

/** All that the two sheets say. */
export interface DossierData {
  code: string;
  title: string;
  texts: Pick<PropertyTexts, 'place' | 'keyFacts' | 'moreFacts' | 'price'>;
  description: string;
  photos: Photo[];
  plan: Photo | null;
  features: string[];
  spot: { lat: number; lng: number; isExact: boolean; address: string } | null;
  broker: (BrokerCard & { email?: string | null }) | null;
  firm: Pick<Firm, 'name' | 'logo'>;
  /** 'CRECI 00.000-J' of each office, without repeats. */
  firmCreci: string;
  /** The property's page, and its absolute address as people read it. */
  href: string;
  address: string;
  qrHref: string;
  /** '21/11/2026' */
  printedOn: string;
}

/** What fits on two sheets. */
const most = { photos: 4, features: 12, description: 620 };

/**
 * A property's dossier: the facts of its page. As there, a property that is gone leads to the page that says so.
 * @throws 404, 503 and redirects
 */
export async function dossierData({ params, request, context }: LoaderFunctionArgs): Promise<DossierData> {
  const { phase, negotiation: word, id } = params;
  const negotiation = negotiationOfWord(word);
  const isPhase = phase === 'novo' || phase === 'usado';
  if (!isPhase || !negotiation || !/^[1-9]\d{0,8}$/.test(id ?? '')) throw data(null, 404);
  const asked: Offer = { phase, negotiation, id: Number(id) };
  const slug = new URL(request.url).searchParams.get('corretor');
  const [found, inName] = await Promise.all([findProperty(asked, context), activeBroker(slug, context)]);
  if (found.kind === 'unavailable') throw redirect(links.unavailableProperty(asked));
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
  const spot = placeOf(detail, negotiation, context.settings);
  const broker = detail.corretor;
  const { firm } = context.settings;
  const href = links.inBrokersName(pathOf(detail, negotiation), corretor);
  return {
    code: codeOf(detail),
    title: detail.titulo1,
    texts: { place, keyFacts, moreFacts, price },
    description: trimText(paragraphs(detail.descricao).join(' '), most.description),
    photos: detail.fotos.filter(hasPicture).slice(0, most.photos),
    plan: detail.plantas.find(hasPicture) ?? null,
    features: [...new Set([...propertyDetails, ...condominiumDetails])].slice(0, most.features),
    spot: spot?.point ? { ...spot.point, isExact: spot.isExact, address: spot.address } : null,
    broker: inName ?? (broker && { ...broker, phone: broker.phone ?? null, avatar: broker.avatar ?? null }),
    firm: { name: firm.name, logo: firm.logo },
    firmCreci: [...new Set(firm.offices.map(({ creci }) => `CRECI ${creci}`))].join(', '),
    href,
    address: context.siteUrl + href,
    qrHref: links.dossierQr(own, corretor),
    printedOn: dayText(clock.now()),
  };
}
