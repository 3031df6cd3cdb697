import { useNavigation } from '@remix-run/react';
import { type ReactNode, useEffect } from 'react';
import { Window } from '~/components/ui/window';
import { links } from '~/links';
import { ChooseFolderForm, chooseFolderTitle } from './choose-folder-form';
import type { FolderChoices } from './keep-in-folder.server';
import './choose-folder-window.css';

const id = 'janela-pasta';
/** A window that takes longer, in ms, does not come: the form's page does. */
const timeoutMs = 8_000;

/**
 * The window that chooses the folder of a heart's home.
 * @param query of the form's page
 * @throws where it cannot be had; the page says why
 */
export async function folderWindow(query: string, onClose: () => void): Promise<ReactNode> {
  const response = await fetch(links.favoriteAction() + query, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok || response.redirected) throw new Error('no data for the window');
  const choices = (await response.json()) as FolderChoices;
  return <ChooseFolderWindow choices={choices} onClose={onClose} />;
}

/** It opens at once, and goes with the page. What the server does not take is answered by the form's own page. */
function ChooseFolderWindow({ choices, onClose }: { choices: FolderChoices; onClose: () => void }) {
  const { home, action, folders } = choices;
  const isLeaving = useNavigation().state === 'loading';
  useEffect(() => {
    if (isLeaving) document.getElementById(id)?.hidePopover();
  }, [isLeaving]);
  useEffect(() => {
    const element = document.getElementById(id)!;
    const onToggle = (event: Event) => {
      if ((event as ToggleEvent).newState !== 'closed') return;
      onClose();
      // What opened it has gone with its message: the focus comes back to the heart.
      document.getElementById(`favorito-${home}`)?.focus({ preventScroll: true });
    };
    element.addEventListener('toggle', onToggle);
    element.showPopover();
    return () => element.removeEventListener('toggle', onToggle);
  }, [onClose, home]);
  return (
    <Window id={id} title={chooseFolderTitle}>
      <ChooseFolderForm action={action} reply={undefined} folders={folders} submit="Guardar" />
    </Window>
  );
}
