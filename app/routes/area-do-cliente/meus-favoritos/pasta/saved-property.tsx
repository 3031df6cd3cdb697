import type { PropertyReactions } from '@contract/folder-links';
import { Drawing } from '~/components/ui/icon';
import { CompareTick } from '~/features/favorites/compare-bar';
import { folderField, folderIntents } from '~/features/favorites/folder-fields';
import { folderDrawings } from '~/features/favorites/folder-drawings';
import { Option, OptionsMenu } from '~/features/favorites/options-menu';
import { OwnReaction } from '~/features/shared-folder/own-reaction';
import { PropertyCard } from '~/features/property-card/property-card';
import { links } from '~/links';
import type { NoteReply } from './action.server';
import type { PropertyRow } from './folder-data';
import { GoneCard } from './gone-card';
import { Note } from './note';

interface SavedPropertyProps {
  row: PropertyRow;
  folder: string;
  isNoted: boolean;
  /** Reactions of owner and guests, if the folder is shared. */
  said: PropertyReactions | undefined;
  here: string;
  /** Whether the page has enough properties to compare. */
  isCompared: boolean;
  reply: NoteReply | undefined;
  priority: boolean;
}

/** A property in a folder: card, changes since it was saved, note and actions (brief §17.2). */
export function SavedProperty(props: SavedPropertyProps) {
  const { row, folder, isNoted, isCompared, said: reactions, here, reply, priority } = props;
  const { code, title, card, gone, change, note } = row;
  return (
    <div className={gone ? 'card-e guardado guardado--fora' : 'card-e guardado'} id={`imovel-${code}`}>
      {card ? <PropertyCard card={card} priority={priority} /> : <GoneCard gone={gone} />}
      <div className="guardado__op">
        <OptionsMenu label={`Opções de ${title}`}>
          <Option drawing="move" href={links.moveHome(folder, code)}>
            Mover para outra pasta
          </Option>
          <li>
            <form method="post" action={links.folder(folder)}>
              <input type="hidden" name={folderField.intent} value={folderIntents.take} />
              <button name={folderField.home} value={code}>
                <Drawing path={folderDrawings.bin} small />
                Remover da pasta
              </button>
            </form>
          </li>
        </OptionsMenu>
      </div>
      <div className="guardado__pe">
        {change && (
          <p className="menor">
            <span className={change.fell ? 'muda muda--cai' : 'muda muda--sobe'}>
              <Drawing path={change.fell ? folderDrawings.falls : folderDrawings.rises} />
              {`${change.fell ? 'caiu' : 'subiu'} ${change.by}`}
            </span>{' '}
            <span className="suave">{`${change.since}; era ${change.was}`}</span>
          </p>
        )}
        {note && (
          <p className="anot">
            {note}
            <small>sua nota</small>
          </p>
        )}
        {reactions && <OwnReaction said={reactions} title={title} folder={folder} returnTo={here} />}
        <div className="guardado__fim">
          {isNoted && <Note code={code} note={note} folder={folder} reply={reply} key={note} />}
          {card && isCompared && <CompareTick code={code} title={title} />}
          {gone && (
            <a className="elo menor" href={gone.similar}>
              Ver parecidos<span className="vh">{` com ${title}`}</span>
            </a>
          )}
        </div>
      </div>
    </div>
  );
}
