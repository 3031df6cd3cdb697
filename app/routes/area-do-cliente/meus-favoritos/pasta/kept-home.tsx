import type { SaidOfHome } from '@contract/folder-links';
import { Drawing } from '~/components/ui/icon';
import { CompareTick } from '~/features/favourites/compare-bar';
import { folderField, folderIntents } from '~/features/favourites/folder-fields';
import { folderDrawings, Option, OptionsMenu } from '~/features/favourites/options-menu';
import { OwnOpinion } from '~/features/folder-for-two/own-opinion';
import { PropertyCard } from '~/features/property-card/property-card';
import { links } from '~/links';
import type { NoteReply } from './action.server';
import type { HomeRow } from './folder-data';
import { GoneCard } from './gone-card';
import { Note } from './note';

interface KeptHomeProps {
  row: HomeRow;
  /** The folder's id. */
  folder: string;
  isNoted: boolean;
  /** What owner and guests say of it, where the folder is shared. */
  said: SaidOfHome | undefined;
  /** The page's own address. */
  here: string;
  /** Whether the page has homes enough to set side by side. */
  isCompared: boolean;
  reply: NoteReply | undefined;
  priority: boolean;
}

/** A home in a folder: its card, what has changed since it was kept, the note, what can be done (brief §17.2). */
export function KeptHome(props: KeptHomeProps) {
  const { row, folder, isNoted, isCompared, said, here, reply, priority } = props;
  const { code, title, card, gone, change, note } = row;
  return (
    <div className={gone ? 'guardado guardado--fora' : 'guardado'} id={`imovel-${code}`}>
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
        {said && <OwnOpinion said={said} title={title} folder={folder} returnTo={here} />}
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
