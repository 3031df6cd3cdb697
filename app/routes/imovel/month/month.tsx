import type { ReactNode } from 'react';
import type { PropertyTexts } from '../texts';

interface MonthProps {
  texts: PropertyTexts;
  /** Financing estimate, folded. */
  children?: ReactNode;
}

/** Monthly costs, as far as they are known (decision 0109). */
export function Month({ texts, children }: MonthProps) {
  const { rows, total } = texts.month;
  if (rows.length === 0 && !children) return null;
  return (
    <section className="bloco" aria-labelledby="mes">
      <h2 id="mes">{`O mês ${texts.inThisHome}`}</h2>
      {rows.length > 0 && (
        <dl className="pares">
          {rows.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
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
      {children}
    </section>
  );
}
