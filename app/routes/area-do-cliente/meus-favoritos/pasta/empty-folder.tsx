import { numberWord } from '~/domain/comparison/number-word';
import { Drawing } from '~/components/ui/icon';
import { RestoreForm } from '~/features/favorites/restore-form';
import { folderDrawings } from '~/features/favorites/folder-drawings';
import { AllPropertiesLink } from '~/features/status-pages/all-properties-link';
import { SmallIllustration } from '~/features/status-pages/small-illustration';

interface EmptyFolderProps {
  /** The last emptying, while it can be undone. */
  emptied: { removal: number; count: number; until: string } | null;
  back: string;
}

/** Folder without properties; offers to undo the emptying (prototype pasta-vazia). */
export const EmptyFolder = ({ emptied, back }: EmptyFolderProps) => (
  <div className="vazio">
    <SmallIllustration detail="closedDoor" />
    <p className="lide">
      {emptied
        ? `${propertiesText(emptied.count)} até ${emptied.until}.`
        : 'Toque no coração de um imóvel e escolha esta pasta, ou mova para cá o que está em outra.'}
    </p>
    <div className="pe-form">
      <AllPropertiesLink className="bt bt--1">Ver imóveis</AllPropertiesLink>
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

const propertiesText = (count: number) =>
  count === 1
    ? 'O imóvel que você tirou fica guardado'
    : `Os ${numberWord(count)} imóveis que você tirou ficam guardados`;
