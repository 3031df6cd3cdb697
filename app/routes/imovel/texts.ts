import type { Negotiation } from '@domain/search/filters';
import type { PropertyDetail } from '~/domain/property';
import { cardData } from '~/features/property-card/card-data';
import { dayText } from '@domain/moment';
import { isInterestOnly } from '@domain/launch';
import { detailLabel } from '@domain/taxonomy/attributes';
import { featureLabel } from '@domain/taxonomy/features';
import { countryNames, type Country } from '@domain/taxonomy/countries';
import { conditionLabel } from '@domain/taxonomy/conditions';
import { keyFacts, moreFacts, type Fact } from './facts';
import { priceTexts, type PriceTexts } from './price';

/** What the page says of a property: made here, once, and the browser gets no rule to repeat. */
export interface PropertyTexts {
  /** At most two, by rank, as on the cards; then the condition. */
  badges: string[];
  condition?: string;
  /** 'Alto de Pinheiros, São Paulo'. */
  place: string;
  keyFacts: Fact[];
  moreFacts: Fact[];
  propertyDetails: string[];
  condominiumDetails: string[];
  price: PriceTexts;
  /** Whether interest alone may be told: no price, no Offer, no visit. */
  isInterestOnly: boolean;
  /** The day of the last update: '21/11/2026'. */
  updated: string;
}

export function propertyTexts(detail: PropertyDetail, negotiation: Negotiation): PropertyTexts {
  const { badges } = cardData(detail, negotiation);
  const condition = conditionLabel(detail.condition);
  return {
    badges,
    condition: badges.includes(condition) ? undefined : condition,
    place: placeOf(detail.endereco),
    keyFacts: keyFacts(detail),
    moreFacts: moreFacts(detail),
    propertyDetails: [...detail.propertyDetails.map(detailLabel), ...detail.features.map(featureLabel)],
    condominiumDetails: [
      ...detail.condominiumDetails.map(detailLabel),
      ...detail.condominiumFeatures.map(featureLabel),
    ],
    price: priceTexts(detail, negotiation),
    isInterestOnly: isInterestOnly(detail),
    updated: brazilianDate(detail.atualizadoEm),
  };
}

/** 'Alto de Pinheiros, São Paulo'; abroad with the country. */
export function placeOf({ bairro, cidade, pais }: PropertyDetail['endereco']): string {
  const country = pais !== 'BR' && pais in countryNames ? countryNames[pais as Country] : '';
  return [...new Set([bairro, cidade, country])].filter(Boolean).join(', ');
}

/** '21/11/2026'; '' for what is no date. */
function brazilianDate(iso: string | null): string {
  const date = new Date(iso ?? NaN);
  return Number.isNaN(date.getTime()) ? '' : dayText(date);
}
