import { Icon } from '~/components/ui/icon';
import type { Estimate } from '~/domain/financing/estimate';
import { formatMoney } from '@domain/kernel/money';

export function ComparisonTable({ estimate: { comparison, totals } }: { estimate: Estimate }) {
  return (
    <details className="dobra">
      <summary>
        Comparar SAC e Price ao longo do prazo <Icon name="chevron" small />
      </summary>
      <table className="tabela">
        <thead>
          <tr>
            <th scope="col">Parcela</th>
            <th scope="col" className="d">
              SAC
            </th>
            <th scope="col" className="d">
              Price
            </th>
          </tr>
        </thead>
        <tbody>
          {comparison.map(({ month, sac, price }) => (
            <Row key={month} label={`${month}ª`} sac={sac} price={price} />
          ))}
          <Row label="Total pago" {...totals} />
        </tbody>
      </table>
    </details>
  );
}

const Row = ({ label, sac, price }: { label: string; sac: number; price: number }) => (
  <tr>
    <th scope="row">{label}</th>
    <td className="d">{formatMoney(sac)}</td>
    <td className="d">{formatMoney(price)}</td>
  </tr>
);
