import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import type { PropertyReactions } from '@contract/folder-links';
import { counted } from '@domain/kernel/counts';
import { Icon } from '~/components/ui/icon';
import { minCompared } from '~/domain/comparison/requested-properties';
import { ClientArea } from '~/features/account/client-area/client-area';
import { CompareBar } from '~/features/favorites/compare-bar';
import { FolderMenu } from '~/features/favorites/folder-menu';
import { ShareLink } from '~/features/shared-folder/share/share-link';
import { links } from '~/links';
import { privatePageMeta } from '~/page-meta';
import { Failed } from '../failed';
import { folderAction, type NoteReply } from './action.server';
import { EmptyFolder } from './empty-folder';
import type { pageOf } from './folder-data';
import { SavedProperty } from './saved-property';
import { folderData } from './queries.server';
import '~/features/favorites/folders-page.css';

export { keepInputOffline as clientAction } from '~/forms/keep-input-offline.browser';
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: MetaFunction<typeof loader> = (args) =>
  privatePageMeta(args.data?.folder.name ?? 'Pasta')(args);
export const loader = (args: LoaderFunctionArgs) => folderData(args);
export const action = (args: ActionFunctionArgs) => folderAction(args);

/** A favorites folder: properties, notes and changes (brief §17.2). */
export default function Folder() {
  const page = useLoaderData<typeof loader>();
  const reply = useActionData<NoteReply>();
  const { folder, section, hasRemoved, hasLinks, shared, emptied } = page;
  const isEmpty = section.status === 'shown' && section.value.total === 0;
  return (
    <ClientArea
      page={links.favourites()}
      title={isEmpty ? `${folder.name} está vazia.` : folder.name}
      lead={isEmpty ? undefined : `${counted(folder.count, 'imóvel', 'imóveis')}. ${shared.sentence}`.trim()}
      above={
        <a className="elo menor" href={links.favourites()}>
          <Icon name="back" small />
          Meus favoritos
        </a>
      }
      action={
        <div className="pasta__acoes">
          {hasLinks && !isEmpty && <ShareLink folder={folder.id} />}
          <FolderMenu folder={folder} hasRemoved={hasRemoved} />
        </div>
      }
    >
      {section.status !== 'shown' && <Failed href={page.page} />}
      {isEmpty && <EmptyFolder emptied={emptied} back={page.page} />}
      {section.status === 'shown' && !isEmpty && (
        <Properties
          homes={section.value}
          id={folder.id}
          isNoted={hasRemoved}
          opinions={shared.opinions}
          here={page.page}
          reply={reply}
        />
      )}
    </ClientArea>
  );
}

interface PropertiesProps {
  homes: ReturnType<typeof pageOf>;
  id: string;
  /** Whether this back end stores notes; they are our extension. */
  isNoted: boolean;
  opinions: readonly PropertyReactions[];
  here: string;
  reply: NoteReply | undefined;
}

function Properties({
  homes: { rows, page, last, previous, next },
  id,
  isNoted,
  opinions: reactions,
  here,
  reply,
}: PropertiesProps) {
  const isCompared = rows.filter(({ card }) => card).length >= minCompared;
  return (
    <>
      <div className="cards">
        {rows.map((row, index) => (
          <SavedProperty
            row={row}
            folder={id}
            isNoted={isNoted}
            said={reactions.find(({ code }) => code === row.code)}
            here={here}
            isCompared={isCompared}
            reply={reply?.code === row.code ? reply : undefined}
            priority={index < 3}
            key={row.code}
          />
        ))}
      </div>
      {last > 1 && (
        <nav className="favoritos__paginas" aria-label="Páginas">
          {previous && (
            <a className="bt bt--2 bt--c" href={previous} rel="prev">
              <Icon name="previous" small /> Anteriores
            </a>
          )}
          <p className="menor suave">{`Página ${page} de ${last}`}</p>
          {next && (
            <a className="bt bt--2 bt--c" href={next} rel="next">
              Próximos <Icon name="next" small />
            </a>
          )}
        </nav>
      )}
      {isCompared && <CompareBar />}
    </>
  );
}
