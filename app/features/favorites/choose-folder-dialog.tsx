import { type ReactNode, useCallback } from 'react';
import { Dialog } from '~/components/ui/dialog';
import { useOpenDialog, fetchDialogData } from '~/components/ui/lazy-dialog.browser';
import { links } from '~/links';
import { ChooseFolderForm, chooseFolderTitle } from './choose-folder-form';
import type { FolderChoices } from './save-in-folder.server';
import './choose-folder-dialog.css';

const id = 'janela-pasta';

/** @param query of the form's page @throws if the data cannot be loaded */
export async function loadFolderDialog(query: string, onClose: () => void): Promise<ReactNode> {
  const choices = await fetchDialogData<FolderChoices>(links.favoriteAction() + query);
  return <ChooseFolderDialog choices={choices} onClose={onClose} />;
}

/** Opens on mount. If the server rejects the form, the form's own page shows the errors. */
function ChooseFolderDialog({ choices, onClose }: { choices: FolderChoices; onClose: () => void }) {
  const { home: property, action, folders } = choices;
  const closed = useCallback(() => {
    onClose();
    // The snackbar that opened it is gone, so the focus returns to the favorite button.
    document.getElementById(`favorito-${property}`)?.focus({ preventScroll: true });
  }, [onClose, property]);
  useOpenDialog(id, closed);
  return (
    <Dialog id={id} title={chooseFolderTitle}>
      <ChooseFolderForm action={action} reply={undefined} folders={folders} submit="Guardar" />
    </Dialog>
  );
}
