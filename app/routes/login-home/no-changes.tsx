import { countWord } from '@domain/kernel/text';
import { Panel } from './panel';

interface NoChangesProps {
  lead: string;
  searches: number;
  hasFavorites: boolean;
}

const feminine: Record<number, string> = { 2: 'duas' };

/** Empty state: no changes since the last visit (prototype minha-home-calma). */
export const NoChanges = ({ lead, searches, hasFavorites }: NoChangesProps) => (
  <Panel title={searches > 0 ? upToDate(searches) : 'Seus favoritos estão em dia.'}>
    <p className="suave">
      {`${lead} Continuamos olhando.`}
      {searches > 0 && hasFavorites && ' Nenhum favorito mudou de preço.'}
    </p>
  </Panel>
);

const upToDate = (count: number) =>
  count === 1
    ? 'Sua pesquisa está em dia.'
    : `Suas ${feminine[count] ?? countWord(count)} pesquisas estão em dia.`;
