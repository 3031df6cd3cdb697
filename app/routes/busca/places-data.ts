import type { Place } from '~/domain/place';
import { countedProperties } from '@domain/counts';
import { placeNotFound, placeNotFoundLead, placesFailed, whichPlace } from '@domain/search/place-messages';
import { matchedPart } from '~/features/search-box/matched-part';
import { placeParts, placeText } from '@domain/search/place-text';
import { locationKindLabels } from '@domain/taxonomy/location-types';
import type { SnackbarMessage } from '~/domain/snackbar';
import { links } from '~/links';
import type { SearchBoxRequest, Negotiation } from './queries.server';

/** The page that asks which place is meant, or says that there is none. */
export interface PlacesData {
  status: 200 | 503;
  text: string;
  negotiation: Negotiation;
  title: string;
  lead: string;
  places: PlaceRow[];
  /** The same text for the other negotiation. */
  switchTo: Record<Negotiation, string>;
  /** Ways out; the first is the primary one. */
  actions: { label: string; href: string }[];
  recent: { label: string; href: string }[];
  message?: SnackbarMessage;
  /** Absolute, on the site's own origin. */
  canonical: string;
}

export interface PlaceRow {
  href: string;
  name: [before: string, match: string, after: string];
  /** 'São Paulo, bairro' */
  detail: string;
  /** '46 imóveis' */
  count: string | null;
}

export function placesData(
  { text, negotiation, places, message, recent }: SearchBoxRequest,
  siteUrl: string,
): PlacesData {
  const href = (place: Place) => links.placeSearch({ text: place.value, place: place.id, negotiation });
  return {
    ...wordsFor({ text, negotiation, places, message }),
    status: places === null || message?.tone === 'danger' ? 503 : 200,
    text,
    negotiation,
    places: (places ?? []).map((place) => placeRow(place, text, href(place))),
    switchTo: {
      sell: links.placeSearch({ text, negotiation: 'sell' }),
      rent: links.placeSearch({ text, negotiation: 'rent' }),
    },
    recent: recent.map((place) => ({ label: placeText(place), href: href(place) })),
    message,
    canonical: siteUrl + links.placeSearch({ text, negotiation }),
  };
}

function placeRow(place: Place, text: string, href: string): PlaceRow {
  const { name, around } = placeParts(place);
  const { kind, properties } = place;
  return {
    href,
    name: matchedPart(name, text),
    detail: [around, kind && locationKindLabels[kind]].filter(Boolean).join(', '),
    count: properties == null ? null : countedProperties(properties),
  };
}

function wordsFor({
  text,
  negotiation,
  places,
  message,
}: Omit<SearchBoxRequest, 'recent'>): Pick<PlacesData, 'title' | 'lead' | 'actions'> {
  const again = { label: 'Tentar de novo', href: links.placeSearch({ text, negotiation }) };
  const asked = `Procuramos pelo código “${text}”.`;
  if (message?.tone === 'danger')
    return { title: 'Este código não pôde ser buscado agora', lead: asked, actions: [again] };
  if (message)
    return {
      title: 'Este imóvel não está mais disponível',
      lead: `${asked} Confira os números, ou tente a cidade ou o bairro.`,
      actions: message.action ? [message.action] : [],
    };
  if (!places)
    return {
      title: placesFailed,
      lead: `Procuramos por “${text}”.`,
      actions: [again],
    };
  if (places.length > 0) return { title: whichPlace, lead: placesCounted(places.length, text), actions: [] };
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

/** 'Cinco lugares combinam com “jardim”.' */
function placesCounted(count: number, text: string): string {
  const many = count === 1 ? 'lugar combina' : 'lugares combinam';
  return `${numbers[count] ?? count} ${many} com “${text}”.`;
}
