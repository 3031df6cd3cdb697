import { type ReactNode, useCallback } from 'react';
import { Window } from '~/components/ui/window';
import { useOpenWindow, windowData } from '~/components/ui/window-on-use.browser';
import { links } from '~/links';
import { ChooseFolderForm, chooseFolderTitle } from './choose-folder-form';
import type { FolderChoices } from './keep-in-folder.server';
import './choose-folder-window.css';

const id = 'janela-pasta';

/**
 * The window that chooses the folder of a heart's home.
 * @param query of the form's page
 * @throws where it cannot be had; the page says why
 */
export async function folderWindow(query: string, onClose: () => void): Promise<ReactNode> {
  const choices = await windowData<FolderChoices>(links.favoriteAction() + query);
  return <ChooseFolderWindow choices={choices} onClose={onClose} />;
}

/** It opens at once, and goes with the page. What the server does not take is answered by the form's own page. */
function ChooseFolderWindow({ choices, onClose }: { choices: FolderChoices; onClose: () => void }) {
  const { home, action, folders } = choices;
  const closed = useCallback(() => {
    onClose();
    // What opened it has gone with its message: the focus comes back to the heart.
    document.getElementById(`favorito-${home}`)?.focus({ preventScroll: true });
  }, [onClose, home]);
  useOpenWindow(id, closed);
  return (
    <Window id={id} title={chooseFolderTitle}>
      <ChooseFolderForm action={action} reply={undefined} folders={folders} submit="Guardar" />
    </Window>
  );
}
