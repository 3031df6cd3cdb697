import type { ReactNode } from 'react';
import { codeOf, type PropertyDetail } from '~/domain/property';
import { useInBrokersName } from '~/features/broker/broker-context';
import type { PriceTexts } from './price';

interface PriceBoxProps {
  detail: PropertyDetail;
  price: PriceTexts;
  children: ReactNode;
}

/** Price block with the visit form (decision 0109). */
export function PriceBox({ detail, price, children }: PriceBoxProps) {
  const { label, perArea, other } = price;
  const inBrokersName = useInBrokersName();
  return (
    <div className="preco-b">
      <div className="preco-b__topo">
        <span className="suave menor">{label}</span>
        <span className="nota num">{`Código ${codeOf(detail)}`}</span>
      </div>
      <Amount price={price} />
      {perArea && <p className="nota num">{perArea}</p>}
      {other && (
        <a className="elo menor" href={inBrokersName(other.href)}>
          {other.label}
        </a>
      )}
      {children}
    </div>
  );
}

export function Amount({ price: { amount, isFrom, period } }: { price: PriceTexts }) {
  if (!amount) return <p className="suave">O preço é divulgado com o registro de incorporação.</p>;
  return (
    <p className="valor">
      {isFrom && <small>a partir de </small>}
      <span>{amount}</span>
      {period && <small> {period}</small>}
    </p>
  );
}
