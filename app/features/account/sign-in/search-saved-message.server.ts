import type { ErrorLog } from '@domain/kernel/logged';
import { type Frequency, frequencyWords } from '@domain/saved-search/frequency';
import type { SnackbarMessage } from '~/domain/snackbar';
import type { CustomerApi } from '~/back-end/client.server';
import { orNull } from '~/back-end/or-null.server';
import { links } from '~/links';
import { customerShare } from '../session/for-customer.server';

/** When alerts start, if any. A back end without `removed` searches sends no alerts. */
export async function searchSavedMessage(
  customer: CustomerApi,
  frequency: Frequency,
  log: ErrorLog,
): Promise<SnackbarMessage> {
  const options = { budgetShare: customerShare };
  const [user, searches] =
    frequency === 'off'
      ? []
      : await Promise.all([
          orNull(customer.userData(options), log),
          orNull(customer.savedSearches(options), log),
        ]);
  const hasAlerts = frequency === 'off' || searches?.removed;
  const promise =
    user?.emailValidado === false
      ? 'As cartas começam quando você validar o e-mail.'
      : frequencyWords(frequency).promise;
  return {
    tone: 'success',
    text: hasAlerts ? `Pesquisa salva. ${promise}` : 'Pesquisa salva.',
    action: { label: 'Ver minhas pesquisas', href: links.savedSearches() },
  };
}
