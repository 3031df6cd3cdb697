import { Drawing, Icon } from '~/components/ui/icon';
import { folderDrawings } from '~/features/favorites/folder-drawings';
import { focusOnArrival } from '~/forms/error-summary';
import { searchIntents } from '~/features/saved-searches/search-intents';
import { RowForm } from './row-form';
import type { RemovedRow } from './searches-data';
import '~/components/ui/recado.css';

/** Message with undo after a removal. It is part of the page, so it does not disappear. */
export const JustRemoved = ({ search: { id, name } }: { search: RemovedRow }) => (
  <div className="recado recado--ok" role="status" tabIndex={-1} {...focusOnArrival}>
    <Icon name="check" small />
    <p>{`“${name}” foi excluída e não avisa mais.`}</p>
    <RowForm id={id} intent={searchIntents.restore}>
      <button className="elo">
        <Drawing path={folderDrawings.undo} small />
        Desfazer
      </button>
    </RowForm>
  </div>
);

/** Removed searches that can be restored, each with its last day. */
export const RemovedList = ({ removed }: { removed: readonly RemovedRow[] }) => (
  <details className="pesq__removidas">
    <summary>
      {`Excluídas há menos de 30 dias, ${removed.length}`}
      <Icon name="chevron" small />
    </summary>
    <ul className="linhas">
      {removed.map(({ id, name, removedOn, until }) => (
        <li key={id}>
          <div>
            <b>{name}</b>
            <p className="menor suave">{`Excluída ${removedOn}; guardamos até ${until}.`}</p>
          </div>
          <div className="pesq__acoes">
            <RowForm id={id} intent={searchIntents.restore}>
              <button className="bt bt--2 bt--c">
                Restaurar<span className="vh">{` ${name}`}</span>
              </button>
            </RowForm>
            <RowForm id={id} intent={searchIntents.erase}>
              <button className="elo menor">
                Apagar agora<span className="vh">{` ${name}`}</span>
              </button>
            </RowForm>
          </div>
        </li>
      ))}
    </ul>
  </details>
);
