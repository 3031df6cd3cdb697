import { numberWord } from '~/domain/comparison/number-word';
import { Drawing } from '~/components/ui/icon';
import { RestoreForm } from '~/features/favourites/restore-form';
import { folderDrawings } from '~/features/favourites/options-menu';
import { AllHomes } from '~/features/frame/all-homes';
import { SmallFacade } from '~/features/frame/small-facade';

interface EmptyFolderProps {
  /** What emptying it took, until it is gone. */
  emptied: { removal: number; count: number; until: string } | null;
  /** Where its restoring leads. */
  back: string;
}

/** A folder without a home: what it had can be had back (prototype pasta-vazia). */
export const EmptyFolder = ({ emptied, back }: EmptyFolderProps) => (
  <div className="vazio">
    <SmallFacade detail="closedDoor" />
    <p className="lide">
      {emptied
        ? `${homesOf(emptied.count)} até ${emptied.until}.`
        : 'Toque no coração de um imóvel e escolha esta pasta, ou mova para cá o que está em outra.'}
    </p>
    <div className="pe-form">
      <AllHomes className="bt bt--1">Ver imóveis</AllHomes>
      {emptied && (
        <RestoreForm removal={emptied.removal} back={back}>
          <button className="bt bt--2">
            <Drawing path={folderDrawings.undo} small />
            {emptied.count === 1 ? 'Restaurar' : `Restaurar os ${numberWord(emptied.count)}`}
          </button>
        </RestoreForm>
      )}
    </div>
  </div>
);

const homesOf = (count: number) =>
  count === 1
    ? 'O imóvel que você tirou fica guardado'
    : `Os ${numberWord(count)} imóveis que você tirou ficam guardados`;
