import { formatNumber } from '@domain/kernel/money';
import { adminLinks } from '../../admin-links';
import { ListPages } from '../../list/list-pages';
import { ListTable } from '../../list/list-table';
import { pageField, pageSize } from '../../list/page-of';
import type { BulkView } from './bulk-view';
import { partField, parts } from './run-fields';

interface ItemsProps {
  bulk: BulkView;
  /** null: the first ones of both. */
  part: keyof typeof parts | null;
  page: number;
}

const hrefOf = (id: number, part: keyof typeof parts, page?: number) =>
  adminLinks.propertyBulk(id, {
    [partField]: parts[part],
    [pageField]: page && page > 1 ? String(page) : undefined,
  });

export function Changing({ bulk, part, page }: ItemsProps) {
  if (bulk.count === 0) return null;
  const isDone = bulk.state === 'done';
  const shown = new Set(bulk.changing.map(({ id }) => id)).size;
  return (
    <section className="msec">
      <h2>{isDone ? 'O que mudou' : 'O que muda'}</h2>
      <ListTable
        caption={isDone ? 'Mudou' : 'Prévia'}
        columns={[
          { title: 'Imóvel', cell: ({ id, reference }) => <a href={adminLinks.property(id)}>{reference}</a> },
          { title: 'Campo', cell: ({ field }) => field },
          { title: 'Era', cell: ({ was }) => was },
          { title: isDone ? 'Ficou' : 'Fica', cell: ({ is }) => is },
        ]}
        rows={bulk.changing}
        keyOf={({ key }) => key}
      />
      <More of={bulk} part={part} kind="changing" page={page} count={bulk.count} shown={shown} />
    </section>
  );
}

export function Left({ bulk, part, page }: ItemsProps) {
  if (bulk.left_count === 0) return null;
  const isDone = bulk.state === 'done';
  return (
    <section className="msec">
      <h2>{isDone ? 'O que não mudou' : 'O que não muda'}</h2>
      <ListTable
        caption="Ficam como estão"
        columns={[
          {
            title: 'Imóvel',
            cell: ({ id, reference }) =>
              reference ? <a href={adminLinks.property(id)}>{reference}</a> : 'Um imóvel',
          },
          { title: 'Por quê', cell: ({ why }) => why },
        ]}
        rows={bulk.left}
        keyOf={({ id }) => id}
      />
      <More of={bulk} part={part} kind="left" page={page} count={bulk.left_count} shown={bulk.left.length} />
    </section>
  );
}

interface MoreProps {
  of: Pick<BulkView, 'id'>;
  part: keyof typeof parts | null;
  kind: keyof typeof parts;
  page: number;
  count: number;
  shown: number;
}

function More({ of: { id }, part, kind, page, count, shown }: MoreProps) {
  if (part === kind)
    return (
      <ListPages page={page} count={Math.ceil(count / pageSize)} hrefOf={(each) => hrefOf(id, kind, each)} />
    );
  if (count === shown) return null;
  return (
    <p className="suave menor mmais">
      e mais {formatNumber(count - shown)}.{' '}
      <a className="elo" href={hrefOf(id, kind)}>
        Ver todos<span className="vh">{kind === 'changing' ? ' que mudam' : ' que ficam'}</span>
      </a>
    </p>
  );
}
