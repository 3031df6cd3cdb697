import { useNavigation } from '@remix-run/react';
import { type ReactNode, useRef } from 'react';
import { ListPages, type ListPagesProps } from './list-pages';
import { ListTable, type ListTableProps } from './list-table';
import { type ListTab, ListTabs } from './list-tabs';
import { useNextRow } from './use-next-row';

interface ListProps<Row> extends Omit<ListTableProps<Row>, 'rows'> {
  title: string;
  action?: ReactNode;
  /** Sums up the whole list. */
  sentence: ReactNode;
  tabs: readonly ListTab[];
  filters: ReactNode;
  /** null: the back end did not answer. */
  rows: readonly Row[] | null;
  /** What to loosen; false: without filters there is nothing either. */
  nothingFound: ReactNode | false;
  /** Nothing yet, with the first step. */
  nothingYet: ReactNode;
  retryHref: string;
  /** Before the rows: what is done with those that are chosen. */
  bulk?: ReactNode;
  pages?: ListPagesProps;
  note?: ReactNode;
}

/** A room's list: sentence, tabs, filters in the address, rows; four states. */
export function List<Row>({
  title,
  action,
  sentence,
  tabs,
  filters,
  rows,
  bulk,
  pages,
  note,
  ...list
}: ListProps<Row>) {
  const { nothingFound, nothingYet, retryHref, ...table } = list;
  const isLoading = useNavigation().state === 'loading';
  const heading = useRef<HTMLHeadingElement>(null);
  useNextRow(heading);
  return (
    <>
      <div className="mcab">
        <h1 tabIndex={-1} ref={heading}>
          {title}
        </h1>
        {action}
      </div>
      {rows && <p className="mfrase">{sentence}</p>}
      <div className="mbarra">
        <ListTabs tabs={tabs} />
        {filters}
      </div>
      {isLoading && (
        <p className="mespera" role="status">
          Carregando …
        </p>
      )}
      {rows === null && <ListFailed retryHref={retryHref} />}
      {rows?.length === 0 && <div className="mvazio">{nothingFound || nothingYet}</div>}
      {rows !== null && rows.length > 0 && bulk}
      {rows !== null && rows.length > 0 && <ListTable rows={rows} {...table} />}
      {rows !== null && pages && <ListPages {...pages} />}
      {note && <p className="nota mnota">{note}</p>}
    </>
  );
}

const ListFailed = ({ retryHref }: { retryHref: string }) => (
  <div className="mvazio" role="alert">
    <h2>A lista não pôde ser lida agora</h2>
    <p className="suave">Nada se perdeu.</p>
    <a className="bt bt--2" href={retryHref}>
      Tentar de novo
    </a>
  </div>
);
