import { links } from '~/links';
import { Option, OptionsMenu } from './options-menu';

interface FolderMenuProps {
  folder: { id: string; name: string; count: number };
  /** Whether the back end can restore removed items (our extension). Otherwise folders only rename and empty. */
  hasRemoved: boolean;
}

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
