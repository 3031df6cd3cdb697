import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { sectionOf } from '~/back-end/section.server';
import { Icon } from '~/components/ui/icon';
import { ClientArea } from '~/features/account/client-area/client-area';
import { folderField, folderIntents } from '~/features/favorites/folder-fields';
import { favoritesPage } from '~/features/favorites/folder-pages.server';
import { hiddenField } from '~/forms/hidden-fields';
import { links } from '~/links';
import { privatePageMeta } from '~/page-meta';
import { retention } from '@domain/people/privacy';
import { Failed } from '../failed';
import { removedAct } from './removed-data';
import { RemovedList } from './removed-list';
import '~/features/favorites/folders-page.css';

const title = 'Recentemente removidos';
export const meta = privatePageMeta(title);
export const loader = (args: LoaderFunctionArgs) =>
  favoritesPage(args, ({ customer }) =>
    sectionOf(customer.removals(), args.context.log, (acts) => acts.map(removedAct)),
  );

/** Recently removed properties and folders (prototype favoritos-removidos). */
export default function RemovedProperties() {
  const section = useLoaderData<typeof loader>();
  const acts = section.status === 'shown' ? section.value : [];
  return (
    <ClientArea
      page={links.favourites()}
      title={title}
      lead={`O que você tira fica aqui por ${retention.removedHomesDays} dias, com a nota. Sem pressa.`}
      above={
        <a className="elo menor" href={links.favourites()}>
          <Icon name="back" small />
          Meus favoritos
        </a>
      }
    >
      {section.status === 'failed' && <Failed href={links.removedHomes()} />}
      {section.status !== 'failed' && acts.length === 0 && <p>Não há nada aqui agora.</p>}
      {acts.length > 0 && (
        <>
          <RemovedList acts={acts} />
          <form method="post" action={links.favourites()} className="removidos__apagar">
            <input type="hidden" name={folderField.intent} value={folderIntents.erase} />
            <input type="hidden" name={hiddenField.returnTo} value={links.removedHomes()} />
            <button className="elo">Apagar agora tudo o que está aqui</button>
          </form>
        </>
      )}
    </ClientArea>
  );
}
