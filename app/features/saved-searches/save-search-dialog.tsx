import { Dialog } from '~/components/ui/dialog';
import { useOpenDialog, fetchDialogData } from '~/components/ui/lazy-dialog.browser';
import { links } from '~/links';
import type { SaveSearchData } from './save-search-data.server';
import { baselineNotice, ResendBeside, SaveSearchForm } from './save-search-form';
import './saved-searches.css';

const id = 'janela-salvar';

/** Data of the dialog. @throws if the request fails; the form's own page shows the reason */
export const loadSaveSearchData = (address: string) =>
  fetchDialogData<SaveSearchData>(links.saveSearchAction(address));

/** Lazy dialog over the listing; the form's own page shows validation errors. */
export function SaveSearchDialog({ search, onClose }: { search: SaveSearchData; onClose: () => void }) {
  useOpenDialog(id, onClose);
  return (
    <Dialog id={id} title="Salvar pesquisa" wide>
      <SaveSearchForm search={search} />
      <div className="quieto menor">
        <p>{baselineNotice(search)}</p>
        <ResendBeside search={search} />
      </div>
    </Dialog>
  );
}
