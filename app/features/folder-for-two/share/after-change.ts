import type { SnackbarMessage } from '~/domain/snackbar';
import type { ShareData } from './share-data.server';

/** What the window shows: the links, what was said of the last press, and which link it has just made. */
export interface ShareShown extends ShareData {
  said?: SnackbarMessage;
  made?: number;
}
/** What came of a press: how the links stand then; without a section they are taken to stand as they did. */
export type ShareChange = Partial<Omit<ShareShown, 'folder'>>;

/** What is shown after a press: the address of a link that was made stays, to be copied, for as long as that link opens. */
export function afterChange(before: ShareShown, change: ShareChange): ShareShown {
  const { said, section = before.section, address, made } = change;
  if (address) return { ...before, said, section, address, made };
  const isOver =
    section.status === 'shown' && !section.value.some(({ id, isOpen }) => id === before.made && isOpen);
  return isOver ? { ...before, said, section, address: null, made: undefined } : { ...before, said, section };
}
