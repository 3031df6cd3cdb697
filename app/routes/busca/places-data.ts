import type { Place } from '~/domain/place';
import { countedProperties } from '@domain/kernel/counts';
import {
  placeNotFound,
  placeNotFoundLead,
  placesFailed,
  whichProperty,
  whichPlace,
} from '@domain/search/place-messages';
import { matchedPart } from '~/features/search-box/matched-part';
import { placeDetail } from '~/features/search-box/suggested-place';
import { placeParts, placeText } from '@domain/search/place-text';
import type { Wish } from '~/domain/wish';
import type { SnackbarMessage } from '~/domain/snackbar';
import { links } from '~/links';
import type { FoundProperty } from '~/features/search-box/property-by-code.server';
import type { SearchBoxRequest, Negotiation } from './queries.server';

export interface PlacesData {
  status: 200 | 503;
  text: string;
  negotiation: Negotiation;
  wish: Wish;
  within?: string;
  title: string;
  lead: string;
  /** Matching places, or properties with the same code. */
  choices: Choice[];
  /** Same text for the other negotiation; null if it makes no difference. */
  switchTo: Record<Negotiation, string> | null;
  /** The first action is the primary one. */
  actions: { label: string; href: string }[];
  recent: { label: string; href: string }[];
  message?: SnackbarMessage;
  /** Absolute URL on the site's own origin. */
  canonical: string;
}

export interface Choice {
  href: string;
  name: [before: string, match: string, after: string];
  detail: string;
  count: string | null;
}

export function placesData(request: SearchBoxRequest, siteUrl: string): PlacesData {
  const {
    text,
    negotiation,
    wish,
    within,
    places,
    homesThere: propertyCounts,
    homes: properties,
    message,
    recent,
  } = request;
  const href = (place: Place) =>
    links.placeSearch({ text: place.value, place: place.id, negotiation, ...wish, within });
  // A purchase budget does not apply to a rent.
  const otherwise = (other: Negotiation) =>
    links.placeSearch({ text, negotiation: other, ...(other === negotiation ? wish : { kind: wish.kind }) });
  return {
    ...wordsFor(request),
    status: places === null || message?.tone === 'danger' ? 503 : 200,
    text,
    negotiation,
    wish,
    within,
    choices:
      properties?.map(propertyChoice) ??
      (places ?? []).map((place, n) => placeChoice(place, text, href(place), propertyCounts?.[n])),
    // A search within a listing keeps its negotiation.
    switchTo:
      properties || within
        ? null
        : {
            sell: otherwise('sell'),
            rent: otherwise('rent'),
          },
    recent: recent.map((place) => ({ label: placeText(place), href: href(place) })),
    message,
    canonical: siteUrl + links.placeSearch({ text, negotiation }),
  };
}

function placeChoice(place: Place, text: string, href: string, properties?: number): Choice {
  const { name } = placeParts(place);
  return {
    href,
    name: matchedPart(name, text),
    detail: placeDetail(place),
    count: properties === undefined ? null : countedProperties(properties),
  };
}

const propertyChoice = ({ path, title, place, code }: FoundProperty): Choice => ({
  href: path,
  name: [title, '', ''],
  detail: place,
  count: `Código ${code}`,
});

function wordsFor({
  text,
  negotiation,
  wish,
  within,
  places,
  homes: properties,
  message,
}: Omit<SearchBoxRequest, 'recent'>): Pick<PlacesData, 'title' | 'lead' | 'actions'> {
  const again = { label: 'Tentar de novo', href: links.placeSearch({ text, negotiation, ...wish, within }) };
  const searchedText = `Procuramos pelo código “${text}”.`;
  if (properties)
    return {
      title: whichProperty,
      lead: `${counted(properties.length, 'imóvel tem', 'imóveis têm')} o código “${text}”.`,
      actions: [],
    };
  if (message?.tone === 'danger')
    return { title: 'Este código não pôde ser buscado agora', lead: searchedText, actions: [again] };
  if (message)
    return {
      title: 'Este imóvel saiu do mercado',
      lead: `${searchedText} Confira os números, ou tente a cidade ou o bairro.`,
      actions: message.action ? [message.action] : [],
    };
  if (!places)
    return {
      title: placesFailed,
      lead: `Procuramos por “${text}”.`,
      actions: [again],
    };
  if (places.length > 0)
    return {
      title: whichPlace,
      lead: `${counted(places.length, 'lugar combina', 'lugares combinam')} com “${text}”.`,
      actions: [],
    };
  return {
    title: placeNotFound,
    lead: placeNotFoundLead(text),
    actions: [
      { label: 'Dizer o que procuro', href: links.wantedProperty() },
      { label: 'Buscas mais úteis', href: links.keywords() },
    ],
  };
}

const numbers = ['', 'Um', 'Dois', 'Três', 'Quatro', 'Cinco', 'Seis', 'Sete', 'Oito', 'Nove', 'Dez'];

const counted = (count: number, one: string, several: string): string =>
  `${numbers[count] ?? count} ${count === 1 ? one : several}`;
