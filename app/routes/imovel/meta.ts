import { codeOf, type PropertyDetail } from '~/domain/property';
import type { Firm } from '@domain/firm';
import type { Negotiation } from '@domain/search/filters';
import { propertyTypeLabel } from '@domain/taxonomy/property-types';
import type { PageMeta } from '~/page-meta';
import { realEstateListing } from './json-ld';
import type { PropertyTexts } from './texts';

interface Described {
  detail: PropertyDetail;
  negotiation: Negotiation;
  texts: PropertyTexts;
  /** The page's own path, and that of the picture shown where it is shared. */
  path: string;
  shareImage: string;
  siteUrl: string;
  firm: Firm;
}

/** What a property's page says of itself, the breadcrumbs apart. */
export interface Said {
  tags: Omit<PageMeta, 'crumbs' | 'house'>;
  /** schema.org's RealEstateListing; Remix escapes it. */
  listing: ReturnType<typeof realEstateListing>;
}

/**
 * What a property's page says of itself (domain notes, search engines and sharing): its own picture, its canonical address
 * without any parameter, its JSON-LD. The page is found by search engines whatever its state, as long as it is on offer.
 * Made by the loader: the browser gets no rule to repeat.
 */
export function saidOf({ detail, texts, path, siteUrl, firm, ...page }: Described): Said {
  const [title, titleEnd] = [detail.titulo1, `, ${texts.place}`];
  const description = describe({ detail, texts, negotiation: page.negotiation });
  const shareImage = siteUrl + page.shareImage;
  const canonical = siteUrl + path;
  const alt = `${title}${titleEnd}: ${texts.price.amount ?? texts.price.label}`;
  return {
    tags: { title, titleEnd, description, canonical, card: { url: shareImage, alt } },
    listing: realEstateListing({ detail, url: canonical, shareImage, description, firm }),
  };
}

/** The price comes first: WhatsApp shows about 75 characters. */
function describe({
  detail,
  texts,
  negotiation,
}: Pick<Described, 'detail' | 'texts' | 'negotiation'>): string {
  const { price, keyFacts, place, isInterestOnly } = texts;
  const facts = keyFacts.map(({ label, value, unit }) =>
    unit ? `${value} ${unit} de ${label}` : `${value} ${label}`,
  );
  const type = propertyTypeLabel(detail.detalhes.tipoImovel);
  const offer = isInterestOnly
    ? `${price.label}: ${type.toLowerCase()}`
    : `${type} ${negotiation === 'rent' ? 'para alugar' : 'à venda'}, ${price.amount}${price.period ? ` ${price.period}` : ''}`;
  return `${[offer, ...facts, place].join(' · ')}. Código ${codeOf(detail)}.`;
}
