import type { ReactNode } from 'react';
import { codeOf, type PropertyDetail } from '~/domain/property';
import { useInBrokersName } from '~/features/broker/broker-context';
import type { PriceTexts } from './price';

interface PriceBoxProps {
  detail: PropertyDetail;
  price: PriceTexts;
  /** What follows: the forms. */
  children: ReactNode;
}

/** What it costs (brief §9, 'Price block'; brief §16, 'Rental'). */
export function PriceBox({ detail, price, children }: PriceBoxProps) {
  const { label, amount, period, perArea, rows, total, other } = price;
  const inBrokersName = useInBrokersName();
  return (
    <div className="preco-b">
      <div className="preco-b__topo">
        <span className="suave menor">{label}</span>
        <span className="nota num">{`Código ${codeOf(detail)}`}</span>
      </div>
      {amount ? (
        <p className="valor">
          {amount}
          {period && <small> {period}</small>}
        </p>
      ) : (
        <p className="suave">O preço é divulgado com o registro de incorporação.</p>
      )}
      {perArea && <p className="nota num">{perArea}</p>}
      {rows.length > 0 && (
        <dl className="contas">
          {rows.map((row) => (
            <div key={row.label}>
              <dt>{row.label}</dt>
              <dd>{row.value}</dd>
            </div>
          ))}
          {total && (
            <div className="total">
              <dt>{total.label}</dt>
              <dd>{total.value}</dd>
            </div>
          )}
        </dl>
      )}
      {other && (
        <a className="elo menor" href={inBrokersName(other.href)}>
          {other.label}
        </a>
      )}
      {children}
    </div>
  );
}
