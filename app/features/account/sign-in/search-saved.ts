import { type Frequency, frequencyWords } from '@domain/saved-search/frequency';
import type { SnackbarMessage } from '~/domain/snackbar';
import { links } from '~/links';

/** What is said of a search that was saved, at once or after signing in. */
export const searchSaved = (frequency: Frequency): SnackbarMessage => ({
  tone: 'success',
  text: `Pesquisa salva. ${frequencyWords(frequency).promise}`,
  action: { label: 'Ver minhas pesquisas', href: links.savedSearches() },
});
