import { Window } from '~/components/ui/window';
import { useOpenWindow, windowData } from '~/components/ui/window-on-use.browser';
import { links } from '~/links';
import type { SaveSearchData } from './save-search-data.server';
import { baselineNotice, ResendBeside, SaveSearchForm } from './save-search-form';
import './saved-searches.css';

const id = 'janela-salvar';

/** What the window of a listing shows. @throws where it cannot be had; the form's own page says why */
export const searchForWindow = (address: string) =>
  windowData<SaveSearchData>(links.saveSearchAction(address));

/**
 * The form that saves a listing's search, over it: it comes with its first use, and opens at once. What the server does
 * not take is answered by the form's own page.
 */
export function SaveSearchWindow({ search, onClose }: { search: SaveSearchData; onClose: () => void }) {
  useOpenWindow(id, onClose);
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
