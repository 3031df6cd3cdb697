import type { Estimate } from '~/domain/financing/estimate';
import { formatMoney } from '@domain/kernel/money';
import { formatShare } from '~/domain/percent';

export function Costs({ estimate: { entry, costs }, city }: { estimate: Estimate; city: string }) {
  const { itbi, itbiRate, isCitysRate, registry } = costs;
  const rate = `${formatShare(itbiRate)}${isCitysRate ? ` em ${city}` : `, a alíquota usual; confirme em ${city}`}`;
  return (
    <dl className="contas financia__custos">
      <Row label="Entrada" value={entry} />
      <Row label={`ITBI (${rate})`} value={itbi} />
      <Row label="Registro da compra e da garantia" value={registry} />
      <div className="total">
        <dt>Para a compra</dt>
        <dd>{formatMoney(entry + itbi + registry)}</dd>
      </div>
    </dl>
  );
}

const Row = ({ label, value }: { label: string; value: number }) => (
  <div>
    <dt>{label}</dt>
    <dd>{formatMoney(value)}</dd>
  </div>
);
