import type { SnackbarMessage } from '~/domain/snackbar';
import type { ShareData } from './share-data.server';

export interface ShareShown extends ShareData {
  said?: SnackbarMessage;
  made?: number;
}
export type ShareChange = Partial<Omit<ShareShown, 'folder'>>;

/** A new link's address stays visible while that link is open. */
export function afterChange(before: ShareShown, change: ShareChange): ShareShown {
  const { said: message, section = before.section, address, made } = change;
  if (address) return { ...before, said: message, section, address, made };
  const isOver =
    section.status === 'shown' && !section.value.some(({ id, isOpen }) => id === before.made && isOpen);
  return isOver
    ? { ...before, said: message, section, address: null, made: undefined }
    : { ...before, said: message, section };
}
