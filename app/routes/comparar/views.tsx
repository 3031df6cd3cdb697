import type { ComparisonData } from './comparison-data.server';

/** All rows, or those that differ: links, so that an address says what is seen. */
export const Views = ({ page: { views, isOnlyDifferences } }: { page: ComparisonData }) => (
  <nav className="seg comparar__linhas" aria-label="Linhas da tabela">
    <a href={views.all} rel="nofollow" aria-current={isOnlyDifferences ? undefined : 'true'}>
      Todas as linhas
    </a>
    <a href={views.differences} rel="nofollow" aria-current={isOnlyDifferences ? 'true' : undefined}>
      Só diferenças
    </a>
  </nav>
);
