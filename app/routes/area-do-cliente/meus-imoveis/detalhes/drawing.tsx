import type { ReactNode } from 'react';
import { Icon } from '~/components/ui/icon';

/** Server-rendered chart with caption and data table. */
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

export const Numbers = ({ summary, ...table }: NumbersProps) => (
  <details className="dobra">
    <summary>
      {summary}
      <Icon name="chevron" small />
    </summary>
    <Table {...table} />
  </details>
);

export const Table = ({ caption, columns, rows }: Omit<NumbersProps, 'summary'>) => (
  // A wide table scrolls in its region, which must be reachable by keyboard.
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

export const NoData = ({ title, text }: { title: string; text?: string | null }) => (
  <div className="semdado">
    <b>{title}</b>
    {text && <p className="suave">{text}</p>}
  </div>
);
