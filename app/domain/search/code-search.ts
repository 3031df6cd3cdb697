import type { SnackbarMessage } from '../snackbar';

/** What a property's code leads to: its page's path, or what the visitor is told (spec 1 §2.5 and §10). */
export type CodeSearch = { path: string } | { path: null; message: SnackbarMessage };

/** Spec 1 §10. */
export const codeSearchFailed: SnackbarMessage = {
  tone: 'danger',
  text: 'Tivemos um problema ao buscar o imóvel, tente novamente.',
};
