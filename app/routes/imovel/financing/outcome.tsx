import type { Estimate } from '~/domain/financing/estimate';
import { formatMoney } from '@domain/kernel/money';

/** The three main figures; screen readers announce changes. */
export function Outcome({ estimate }: { estimate: Estimate | null }) {
  return (
    <div role="status">
      {estimate ? (
        <dl className="parcelas">
          <Figure label="primeira parcela" value={estimate.first} />
          <Figure label="última parcela" value={estimate.last} />
          <Figure label="financiado" value={estimate.financed} />
        </dl>
      ) : (
        <p className="suave">Corrija os campos para ver a estimativa.</p>
      )}
    </div>
  );
}

const Figure = ({ label, value }: { label: string; value: number }) => (
  <div>
    <dt>{label}</dt>
    <dd>{formatMoney(value)}</dd>
  </div>
);
