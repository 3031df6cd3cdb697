import { countWord } from '@domain/text';
import { Panel } from './panel';

interface CalmProps {
  lead: string;
  /** How many are saved. */
  searches: number;
  hasFavorites: boolean;
}

const feminine: Record<number, string> = { 2: 'duas' };

/** Nothing changed: it is said, and since when (prototype minha-home-calma). */
export const Calm = ({ lead, searches, hasFavorites }: CalmProps) => (
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
