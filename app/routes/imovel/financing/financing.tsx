import { useLocation } from '@remix-run/react';
import { Icon } from '~/components/ui/icon';
import { financingField } from '~/domain/financing/estimate-fields';
import type { FinancingView } from '~/domain/financing/estimate';
import { formatMoney } from '@domain/kernel/money';
import { formatShare } from '~/domain/percent';
import { links } from '~/links';
import { ComparisonTable } from './comparison-table';
import { Costs } from './costs';
import { Fields } from './fields';
import { Outcome } from './outcome';
import { useEstimate } from './use-estimate';

const id = 'financiamento';

/** Above it hardly anybody finances: the page says no instalment. In reais. */
const dearFrom = 10_000_000;

interface FinancingProps {
  view: FinancingView;
  /** HTML: no script draws the first chart. */
  firstChart: string | null;
  path: string;
  /** Broker of the URL, which the form keeps. */
  corretor?: string;
}

/**
 * Financing estimate (brief §16), folded under one sentence: a GET form to the page itself.
 * With scripts it updates in place. It is open if the URL has fields of it.
 */
export function Financing({ view: first, firstChart, path, corretor }: FinancingProps) {
  const { view, Chart, handlers } = useEstimate(first);
  const { search } = useLocation();
  const { estimate } = view;
  const query = new URLSearchParams(search);
  return (
    <details
      className="dobra financia-d"
      id={id}
      open={Object.values(financingField).some((name) => query.has(name)) || undefined}
    >
      <summary>
        <span className="suave">{summaryOf(view)}</span>
        <span className="elo">
          Fazer a conta <Icon name="chevron" small />
        </span>
      </summary>
      <h3>Estimativa de financiamento</h3>
      <form className="financia" action={`${path}#${id}`} {...handlers}>
        {corretor && <input type="hidden" name="corretor" value={corretor} />}
        <Fields view={view} typed={first.typed} />
        <div className="financia__conta">
          <Outcome estimate={estimate} />
          {Chart ? (
            <div>{estimate && <Chart estimate={estimate} />}</div>
          ) : (
            <div dangerouslySetInnerHTML={{ __html: firstChart ?? '' }} />
          )}
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
    </details>
  );
}

/** 'Financiando 70% em 30 anos, a 11,20% ao ano, a parcela começa em R$ 22.390.' */
function summaryOf({ estimate, purchase, typed }: FinancingView): string {
  if (!estimate || purchase.price > dearFrom) return 'Financiamento';
  const share = formatShare(100 - estimate.entryPercent);
  const years = estimate.years === 1 ? '1 ano' : `${estimate.years} anos`;
  const instalment = estimate.system === 'sac' ? 'começa em' : 'é de';
  const amount = formatMoney(estimate.first).replace(' ', '\u00a0');
  return `Financiando ${share} em ${years}, a ${typed.rate} ao ano, a parcela ${instalment} ${amount}.`;
}
