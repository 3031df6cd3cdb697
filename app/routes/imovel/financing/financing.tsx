import type { FinancingView } from '~/domain/financing/estimate';
import { links } from '~/links';
import { Chart } from './chart';
import { ComparisonTable } from './comparison-table';
import { Costs } from './costs';
import { Fields } from './fields';
import { Outcome } from './outcome';
import { useEstimate } from './use-estimate';

const id = 'financiamento';

interface FinancingProps {
  view: FinancingView;
  /** The page's own path. */
  path: string;
  /** The broker in whose name the page is shown: the form keeps it. */
  corretor?: string;
}

/**
 * A financing estimate (brief §16). A GET form of the page itself; with scripts it is calculated in place, as soon
 * as what is typed can be read.
 */
export function Financing({ view: first, path, corretor }: FinancingProps) {
  const { view, handlers } = useEstimate(first);
  const { estimate } = view;
  return (
    <section className="bloco" id={id} aria-labelledby={`${id}-titulo`}>
      <h2 id={`${id}-titulo`}>Estimativa de financiamento</h2>
      <form className="financia" action={`${path}#${id}`} {...handlers}>
        {corretor && <input type="hidden" name="corretor" value={corretor} />}
        <Fields view={view} typed={first.typed} />
        <div className="financia__conta">
          <Outcome estimate={estimate} />
          {estimate && <Chart estimate={estimate} />}
        </div>
      </form>
      {estimate && (
        <>
          <Costs estimate={estimate} city={view.purchase.city} />
          <ComparisonTable estimate={estimate} />
        </>
      )}
      <p className="nota financia__nota">
        Estimativa sem seguros, tarifas e correção do saldo; não é proposta de crédito. ITBI e registro variam
        com a cidade e o caso.{' '}
        <a href={links.financing()} target="_blank" rel="noopener">
          Simular no banco<span className="vh"> (abre em nova aba)</span>
        </a>
      </p>
    </section>
  );
}
