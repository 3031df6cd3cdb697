import type { AppLoadContext } from '@remix-run/node';
import type { CustomerApi } from '~/back-end/client.server';
import { ApiHttpError } from '~/back-end/errors.server';
import { defaultFrequency } from '@domain/saved-search/frequency';
import { counted } from '@domain/kernel/counts';
import { maxSearchNameLength } from '@domain/saved-search/limits';
import { trimText } from '@domain/kernel/text';
import { exactPlace, findPlaces } from '~/features/search-box/find-place.server';
import type { SnackbarMessage } from '~/domain/snackbar';
import { profileSearch } from './profile-search';
import { unsearched } from './unsearched';

/**
 * Saves one search for each place of the stored profile.
 * @returns message with the count, the criteria a search cannot hold, and the places without a search
 * @throws the client's errors, except for 409 and 422
 */
export async function createSearches(
  customer: CustomerApi,
  context: Pick<AppLoadContext, 'api' | 'log'>,
): Promise<SnackbarMessage> {
  const { profile } = await customer.purchaseProfile();
  if (!profile || profile.places.length === 0)
    return { tone: 'warning', text: 'Diga ao menos um lugar e salve o perfil antes de criar pesquisas.' };
  const missed: string[] = [];
  for (const label of profile.places) {
    const place = exactPlace(label, (await findPlaces(label, context)) ?? []);
    if (!place) {
      missed.push(label);
      continue;
    }
    try {
      await customer.saveSearch({
        name: trimText(label, maxSearchNameLength),
        filters: profileSearch(profile, place),
        currency: 'BRL',
        frequency: defaultFrequency,
      });
    } catch (error) {
      if (!(error instanceof ApiHttpError && [409, 422].includes(error.status))) throw error;
      missed.push(label);
    }
  }
  return resultMessage(profile.places.length - missed.length, missed);
}

function resultMessage(saved: number, missed: readonly string[]): SnackbarMessage {
  const made =
    saved > 0 &&
    `${counted(saved, 'pesquisa salva', 'pesquisas salvas')}, à venda. Nelas não entram ${unsearched}.`;
  const left = missed.length > 0 && `Sem pesquisa: ${missed.join('; ')}.`;
  return { tone: left ? 'warning' : 'success', text: [made, left].filter(Boolean).join(' ') };
}
