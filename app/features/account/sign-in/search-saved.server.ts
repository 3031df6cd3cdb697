import type { ErrorLog } from '@domain/logged';
import { type Frequency, frequencyWords } from '@domain/saved-search/frequency';
import type { SnackbarMessage } from '~/domain/snackbar';
import type { CustomerApi } from '~/back-end/client.server';
import { orNull } from '~/back-end/or-null.server';
import { links } from '~/links';
import { customerTimeoutMs } from '../session/for-customer.server';

/**
 * What is said of a search that was saved, at once or after signing in: from when letters come, if any do. A back end that
 * takes nothing back is not ours, and writes to nobody.
 */
export async function searchSaved(
  customer: CustomerApi,
  frequency: Frequency,
  log: ErrorLog,
): Promise<SnackbarMessage> {
  const options = { timeoutMs: customerTimeoutMs };
  const [user, searches] =
    frequency === 'off'
      ? []
      : await Promise.all([
          orNull(customer.userData(options), log),
          orNull(customer.savedSearches(options), log),
        ]);
  const isTold = frequency === 'off' || searches?.removed;
  const promise =
    user?.emailValidado === false
      ? 'As cartas começam quando você validar o e-mail.'
      : frequencyWords(frequency).promise;
  return {
    tone: 'success',
    text: isTold ? `Pesquisa salva. ${promise}` : 'Pesquisa salva.',
    action: { label: 'Ver minhas pesquisas', href: links.savedSearches() },
  };
}
