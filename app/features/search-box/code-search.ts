import type { SnackbarMessage } from '~/domain/snackbar';

/** Path of a property's page, or a message (spec 1 §2.5 and §10). */
export type CodeSearch = { path: string } | { path: null; message: SnackbarMessage };

/** Spec 1 §10. */
export const codeSearchFailed: SnackbarMessage = {
  tone: 'danger',
  text: 'Tivemos um problema ao buscar o imóvel, tente novamente.',
};
