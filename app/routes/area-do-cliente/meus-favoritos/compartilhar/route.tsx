import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { contentId } from '~/components/ui/content-id';
import { Icon } from '~/components/ui/icon';
import { shareData } from '~/features/shared-folder/share/share-data.server';
import { ShareFolder, shareTitle } from '~/features/shared-folder/share/share-folder';
import { links } from '~/links';
import { privatePageMeta } from '~/page-meta';
import './share-page.css';

export { stayOffline as clientAction } from '~/forms/keep-input-offline.browser';
export { action } from './action.server';
export const loader = (args: LoaderFunctionArgs) => shareData(args);
export const meta = privatePageMeta('Compartilhar a pasta');

/** A folder's guest links. With scripts the folder page shows them in a dialog. */
export default function ShareFolderPage() {
  const shared = useLoaderData<typeof loader>();
  const { folder } = shared;
  return (
    <main id={contentId} className="cliente">
      <div className="palco compartilha-pagina">
        <p>
          <a className="elo menor" href={links.folder(folder.id)}>
            <Icon name="back" small />
            {folder.name}
          </a>
        </p>
        <h1>{shareTitle(shared)}</h1>
        <ShareFolder shared={shared} until="depois de sair desta página" heading="h2" />
      </div>
    </main>
  );
}
