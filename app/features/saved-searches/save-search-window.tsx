import { useNavigation } from '@remix-run/react';
import { useEffect } from 'react';
import { Window } from '~/components/ui/window';
import { links } from '~/links';
import type { SaveSearchData } from './save-search-data.server';
import { baselineNotice, ResendBeside, SaveSearchForm } from './save-search-form';
import './saved-searches.css';

const id = 'janela-salvar';
/** A window that takes longer, in ms, does not come: the form's page does. */
const timeoutMs = 8_000;

/** What the window of a listing shows. @throws where it cannot be had; the form's own page says why */
export async function searchForWindow(address: string): Promise<SaveSearchData> {
  const response = await fetch(links.saveSearchAction(address), { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok || response.redirected) throw new Error('no data for the window');
  return (await response.json()) as SaveSearchData;
}

/**
 * The form that saves a listing's search, over it: it comes with its first use, and opens at once. What the server does
 * not take is answered by the form's own page.
 */
export function SaveSearchWindow({ search, onClose }: { search: SaveSearchData; onClose: () => void }) {
  const isLeaving = useNavigation().state === 'loading';
  useEffect(() => {
    if (isLeaving) onClose();
  }, [isLeaving, onClose]);
  useEffect(() => {
    const element = document.getElementById(id)!;
    const onToggle = (event: Event) => (event as ToggleEvent).newState === 'closed' && onClose();
    element.addEventListener('toggle', onToggle);
    element.showPopover();
    return () => element.removeEventListener('toggle', onToggle);
  }, [onClose]);
  return (
    <Window id={id} title="Salvar pesquisa" wide>
      <SaveSearchForm search={search} />
      <div className="quieto menor">
        <p>{baselineNotice(search)}</p>
        <ResendBeside search={search} />
      </div>
    </Window>
  );
}
