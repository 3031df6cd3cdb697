import type { ReactNode } from 'react';
import { breakable } from '../layout/breakable';
import { rowKey } from './use-next-row';

export interface Column<Row> {
  title: string;
  cell(row: Row): ReactNode;
  /** Buttons and links of the row: the title is only for screen readers. */
  isActions?: true;
}

export interface ListTableProps<Row> {
  caption: string;
  /** The first names the row. */
  columns: readonly [Column<Row>, ...Column<Row>[]];
  rows: readonly Row[];
  keyOf(row: Row): string | number;
}

/** Below 768 px each row is a block with the columns' titles. */
export function ListTable<Row>({ caption, columns: [head, ...others], rows, keyOf }: ListTableProps<Row>) {
  return (
    <table className="mt">
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          {[head, ...others].map(({ title, isActions }) => (
            <th scope="col" key={title}>
              {isActions ? <span className="vh">{title}</span> : title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr {...{ [rowKey]: keyOf(row) }} key={keyOf(row)}>
            <th scope="row">{breakable(head.cell(row))}</th>
            {others.map(({ title, cell, isActions }) => (
              <td data-l={isActions ? undefined : title} key={title}>
                {breakable(cell(row))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
