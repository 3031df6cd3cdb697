import type { ReactNode } from 'react';
import { useActionData, useLocation } from '@remix-run/react';
import type { ScheduleState } from '@domain/brokerage/schedule';
import { Icon } from '~/components/ui/icon';
import { adminLinks } from '../admin-links';
import { List } from '../list/list';
import type { Column } from '../list/list-table';
import type { ListTab } from '../list/list-tabs';
import { itemTexts } from './item-fields';
import { OrderButtons } from './order-buttons';
import { daysText, newField, orderFormId, stateText } from './overview-texts';
import './showcase.css';

export interface OverviewRow {
  key: string;
  title: string;
  from: string | null;
  until: string | null;
  state: ScheduleState | null;
  has_draft: boolean;
  detail: string;
}

interface OverviewProps {
  kind: 'list' | 'banner' | 'slide';
  action: string;
  tabs: readonly ListTab[];
  rows: readonly OverviewRow[] | null;
  sentence: ReactNode;
  note: ReactNode;
}

export function OverviewList({ kind, action, tabs, rows, sentence, note }: OverviewProps) {
  const { pathname } = useLocation();
  const reply = useActionData() as { failed?: string } | undefined;
  const published = rows?.filter(({ state }) => state !== null) ?? [];
  return (
    <>
      <List
        title="Vitrine"
        sentence={sentence}
        tabs={tabs}
        filters={<NewItem kind={kind} action={action} />}
        caption={itemTexts[kind].back}
        columns={columnsOf(
          kind,
          published.map(({ key }) => key),
        )}
        rows={rows}
        keyOf={({ key }) => key}
        nothingFound={false}
        nothingYet={<h2>Nada aqui ainda</h2>}
        retryHref={pathname}
        note={note}
      />
      <form id={orderFormId} method="post" action={action} />
      {reply?.failed && (
        <p className="msg" role="alert">
          {reply.failed}
        </p>
      )}
    </>
  );
}

export const NewItem = ({ kind, action }: Pick<OverviewProps, 'kind' | 'action'>) => (
  <form className="mvitrine__novo" method="post" action={action}>
    <div className="campo">
      <label htmlFor={`novo-${kind}`}>{itemTexts[kind].added}</label>
      <input id={`novo-${kind}`} name={newField} required maxLength={80} autoComplete="off" />
    </div>
    <button className="bt bt--2">
      <Icon name="plus" small />
      Criar
    </button>
  </form>
);

const columnsOf = (
  kind: OverviewProps['kind'],
  order: readonly string[],
): readonly [Column<OverviewRow>, ...Column<OverviewRow>[]] => [
  {
    title: 'Nome',
    cell: ({ key, title, detail }) => (
      <>
        <a href={adminLinks.showcaseItem(kind, key)}>{title}</a>
        <small>{detail}</small>
      </>
    ),
  },
  { title: 'Quando', cell: (row) => <span className="minteiro">{daysText(row)}</span> },
  { title: 'Estado', cell: (row) => <span className="minteiro">{stateText(row)}</span> },
  {
    title: 'Ordem',
    cell: ({ key, title, state }) =>
      state !== null &&
      kind !== 'banner' && (
        <OrderButtons
          form={orderFormId}
          place={key}
          name={title}
          isFirst={order[0] === key}
          isLast={order.at(-1) === key}
          canRemove={false}
        />
      ),
  },
];
