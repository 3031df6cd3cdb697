import { links } from '~/links';
import { Option, OptionsMenu } from './options-menu';

interface FolderMenuProps {
  folder: { id: string; name: string; count: number };
  /** Whether what is removed can be had back, which is ours: else a folder can be called otherwise and emptied. */
  hasRemoved: boolean;
}

/** What can be done with a folder. */
export const FolderMenu = ({ folder: { id, name, count }, hasRemoved }: FolderMenuProps) => (
  <OptionsMenu label={`Opções da pasta ${name}`}>
    <Option drawing="pencil" href={links.renameFolder(id)}>
      Renomear
    </Option>
    {count > 0 && (
      <Option drawing="bin" href={links.emptyFolder(id)}>
        Esvaziar
      </Option>
    )}
    {hasRemoved && (
      <>
        <Option drawing="undo" href={links.removedHomes()}>
          Restaurar
        </Option>
        <Option drawing="cross" href={links.removeFolder(id)}>
          Remover pasta
        </Option>
      </>
    )}
  </OptionsMenu>
);
