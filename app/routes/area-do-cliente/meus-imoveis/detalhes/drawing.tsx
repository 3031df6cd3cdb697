import type { ReactNode } from 'react';
import { Icon } from '~/components/ui/icon';

/** A chart that the server has drawn, with what it is of, and its numbers below it. */
export function Drawing({
  chart,
  caption,
  children,
}: {
  chart: string;
  caption: string;
  children: ReactNode;
}) {
  return (
    <>
      <figure className="gr">
        <div dangerouslySetInnerHTML={{ __html: chart }} />
        <figcaption>{caption}</figcaption>
      </figure>
      {children}
    </>
  );
}

interface NumbersProps {
  summary: string;
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly ReactNode[])[];
}

/** The numbers of a drawing as a table, folded. */
export const Numbers = ({ summary, ...table }: NumbersProps) => (
  <details className="dobra">
    <summary>
      {summary}
      <Icon name="chevron" small />
    </summary>
    <Table {...table} />
  </details>
);

/** A real table; the first cell of a row names it. */
export const Table = ({ caption, columns, rows }: Omit<NumbersProps, 'summary'>) => (
  // A table may be wider than a phone: it is scrolled within, by keyboard too.
  // oxlint-disable-next-line no-noninteractive-tabindex
  <div className="rola" tabIndex={0} role="region" aria-label={caption}>
    <table className="tabela">
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th scope="col" key={column}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], index) => (
          <tr key={index}>
            <th scope="row">{name}</th>
            {cells.map((cell, place) => (
              <td key={place}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

/** What there is nothing to tell of yet, and when there will be. */
export const NoData = ({ title, text }: { title: string; text?: string | null }) => (
  <div className="semdado">
    <b>{title}</b>
    {text && <p className="suave">{text}</p>}
  </div>
);
