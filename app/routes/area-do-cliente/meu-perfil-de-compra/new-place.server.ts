import type { AppLoadContext } from '@remix-run/node';
import { placeText } from '@domain/search/place-text';
import { exactPlace, findPlaces } from '~/features/search-box/find-place.server';

/** Finds the place with the label `text`. Otherwise returns the field's error message. */
export async function newPlace(
  text: string,
  context: Pick<AppLoadContext, 'api' | 'log'>,
): Promise<{ label: string | null } | { problem: string }> {
  if (text === '') return { label: null };
  const places = await findPlaces(text, context);
  if (places === null) return { problem: 'Não foi possível procurar este lugar agora. Tente de novo.' };
  const place = exactPlace(text, places);
  if (place) return { label: placeText(place) };
  const [first, ...others] = places.slice(0, shown).map(placeText);
  if (first === undefined) return { problem: 'Não conhecemos este lugar. Confira o nome.' };
  return { problem: `Escreva o nome completo: ${[first, ...others].join('; ')}.` };
}

/** Maximum number of places in an error message. */
const shown = 5;
