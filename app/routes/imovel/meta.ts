import { codeOf, type PropertyDetail } from '~/domain/property';
import type { Brokerage } from '@domain/brokerage/brokerage';
import type { Negotiation } from '@domain/search/filters';
import { propertyTypeLabel } from '@domain/taxonomy/property-types';
import type { PageMeta } from '~/page-meta';
import { realEstateListing } from './json-ld';
import type { PropertyTexts } from './texts';

interface Described {
  detail: PropertyDetail;
  negotiation: Negotiation;
  texts: PropertyTexts;
  path: string;
  shareImage: string;
  siteUrl: string;
  firm: Brokerage;
}

export interface PropertyMeta {
  tags: Omit<PageMeta, 'crumbs' | 'house'>;
  /** schema.org RealEstateListing; Remix escapes it. */
  listing: ReturnType<typeof realEstateListing>;
}

/**
 * Meta data (domain notes, search engines and sharing). The canonical URL has no parameters.
 * An available property is always indexable. The loader makes it, so that the browser needs no rules.
 */
export function propertyMeta({
  detail,
  texts,
  path,
  siteUrl,
  firm: brokerage,
  ...page
}: Described): PropertyMeta {
  const [title, titleEnd] = [detail.titulo1, `, ${texts.place}`];
  const description = describe({ detail, texts, negotiation: page.negotiation });
  const shareImage = siteUrl + page.shareImage;
  const canonical = siteUrl + path;
  const alt = `${title}${titleEnd}: ${shownPrice(texts.price)}`;
  return {
    tags: { title, titleEnd, description, canonical, card: { url: shareImage, alt } },
    listing: realEstateListing({ detail, url: canonical, shareImage, description, firm: brokerage }),
  };
}

/** With the period of a rent that is not by the month. */
const shownPrice = ({ amount, period, label }: PropertyTexts['price']): string =>
  amount === null ? label : period && period !== '/mês' ? `${amount} ${period}` : amount;

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
