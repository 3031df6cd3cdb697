import { ChangeList } from '~/features/account/changes/change-list';
import type { ChangesData } from '~/features/account/changes/changes-data';
import { links } from '~/links';
import { Panel } from './panel';

const title = 'O que mudou desde a sua última visita';

/** Changes since the last visit (brief §17.4), and the button that marks them as seen. */
export const Changes = ({ changes: { rows, more } }: { changes: ChangesData }) => (
  <Panel title={title} columns="r10">
    <ChangeList rows={rows} />
    {more > 0 && (
      <p className="menor suave">
        {`E mais ${more}, em `}
        <a href={links.favourites()}>Meus favoritos</a> e{' '}
        <a href={links.savedSearches()}>Minhas pesquisas salvas</a>.
      </p>
    )}
    <form method="post" action={links.signedInHome()}>
      <button className="elo menor">Marcar tudo como visto</button>
    </form>
  </Panel>
);

export const ChangesFailed = () => (
  <Panel title={title} columns="r10">
    <p className="suave">Algo de errado ocorreu ao buscar o que mudou.</p>
    <a className="elo" href={links.signedInHome()}>
      Tentar de novo
    </a>
  </Panel>
);
