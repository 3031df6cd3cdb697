import { Icon } from '~/components/ui/icon';
import { mostCompared } from '~/domain/comparison/asked';
import type { ComparisonData } from './comparison-data.server';

const ordinals = ['primeiro', 'segundo', 'terceiro', 'quarto'] as const;

/** All rows, or those that differ: links, so that an address says what is seen. */
export const Views = ({ page: { views, isOnlyDifferences, homes, back } }: { page: ComparisonData }) => (
  <div className="comparar__topo">
    <nav className="seg" aria-label="Linhas da tabela">
      <a href={views.all} rel="nofollow" aria-current={isOnlyDifferences ? undefined : 'true'}>
        Todas as linhas
      </a>
      <a href={views.differences} rel="nofollow" aria-current={isOnlyDifferences ? 'true' : undefined}>
        Só diferenças
      </a>
    </nav>
    {back && homes.length < mostCompared && (
      <a className="elo menor" href={back.href}>
        <Icon name="plus" small />
        {`Adicionar um ${ordinals[homes.length]} imóvel`}
      </a>
    )}
  </div>
);
