import type { Negotiation } from '@domain/search/filters';
import type { PropertyDetail } from '~/domain/property';
import { cardData } from '~/features/property-card/card-data';
import { clock } from '@domain/kernel/clock';
import { dayText } from '@domain/kernel/moment';
import { checkedDayText } from '@domain/property/freshness';
import { isInterestOnly } from '@domain/property/launch';
import { featureTexts } from '~/domain/feature-texts';
import { countryNames, type Country } from '@domain/taxonomy/countries';
import { keyFacts, moreFacts, pageFacts, type Fact } from './facts';
import { opensDrawn } from './photographs-first';
import { worksFacts } from './works-facts';
import { type MonthTexts, monthTexts } from './month/month-texts';
import { runningCosts } from './month/running-costs';
import { priceTexts, type PriceTexts } from './price';
import { wordsOf, type Words } from './words/words';

/** Ready to show: the rules of a text stay out of the page’s scripts. */
export interface PropertyTexts extends Words {
  /** At most two by rank, as on the cards. */
  badges: string[];
  place: string;
  keyFacts: Fact[];
  moreFacts: Fact[];
  pageFacts: Fact[];
  propertyDetails: string[];
  condominiumDetails: string[];
  price: PriceTexts;
  /** Below the price; '' if unknown. */
  runningCosts: string;
  month: MonthTexts;
  /** Of a launch: who builds it, and until when. */
  works: Fact[];
  /** A print opens the page. */
  opensDrawn: boolean;
  /** Interest form only: no price, no Offer, no visit. */
  isInterestOnly: boolean;
  /** Day of the last update: '21/11/2026'. */
  updated: string;
  /** 'conferido em 12/11': when the brokerage last confirmed offer and price; '' if unknown. */
  checked: string;
}

export function propertyTexts(detail: PropertyDetail, negotiation: Negotiation): PropertyTexts {
  const { badges } = cardData(detail, negotiation);
  const features = featureTexts(detail);
  return {
    ...wordsOf(detail),
    badges,
    place: placeOf(detail.endereco),
    keyFacts: keyFacts(detail),
    moreFacts: moreFacts(detail),
    pageFacts: pageFacts(detail),
    propertyDetails: features.property,
    condominiumDetails: features.condominium,
    price: priceTexts(detail, negotiation),
    runningCosts: runningCosts(detail, negotiation),
    month: monthTexts(detail, negotiation),
    works: worksFacts(detail),
    opensDrawn: opensDrawn(detail),
    isInterestOnly: isInterestOnly(detail),
    updated: brazilianDate(detail.atualizadoEm),
    checked: checkedText(detail.conferidoEm),
  };
}

/** 'Alto de Pinheiros, São Paulo'; for properties abroad with the country. */
export function placeOf({ bairro, cidade, pais }: PropertyDetail['endereco']): string {
  const country = pais !== 'BR' && pais in countryNames ? countryNames[pais as Country] : '';
  return [...new Set([bairro, cidade, country])].filter(Boolean).join(', ');
}

function checkedText(iso: string | null): string {
  const date = new Date(iso ?? NaN);
  return Number.isNaN(date.getTime()) ? '' : `conferido em ${checkedDayText(date, clock.now())}`;
}

/** '21/11/2026'; '' for an invalid date. */
function brazilianDate(iso: string | null): string {
  const date = new Date(iso ?? NaN);
  return Number.isNaN(date.getTime()) ? '' : dayText(date);
}
