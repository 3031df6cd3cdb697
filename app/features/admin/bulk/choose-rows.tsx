import { formatNumber } from '@domain/kernel/money';
import type { Column } from '../list/list-table';
import { chosenField, scopeField, scopes } from './bulk-fields';

const formId = 'lote';
type Columns<Row> = readonly [Column<Row>, ...Column<Row>[]];

/** A box before the name chooses the row. */
export const choosable = <Row extends { id: number; name: string }>([
  first,
  ...others
]: Columns<Row>): Columns<Row> => [
  {
    ...first,
    cell: (row) => (
      <div className="mescolha">
        <label>
          <input type="checkbox" name={chosenField} value={row.id} form={formId} />
          <span className="vh">Escolher {row.name}</span>
        </label>
        <div>{first.cell(row)}</div>
      </div>
    ),
  },
  ...others,
];

interface BulkStartProps {
  /** The bulk's page. */
  action: string;
  /** Query of the list, without its page. */
  params: Readonly<Record<string, string | undefined>>;
  total: number;
  /** More than a bulk takes. */
  hasMore: boolean;
  /** Before the rows. */
  isAbove?: boolean;
}

/** Leads to the page that shows what would change. */
export const BulkStart = ({ action, params, total, hasMore, isAbove }: BulkStartProps) => (
  <form
    className={isAbove ? 'macoes mlote mlote--acima' : 'macoes mlote'}
    id={formId}
    method="get"
    action={action}
  >
    {Object.entries(params).map(
      ([name, value]) => value && <input type="hidden" name={name} value={value} key={name} />,
    )}
    <button className="bt bt--2" name={scopeField} value={scopes.chosen}>
      Mudar os escolhidos
    </button>
    {!hasMore && (
      <button className="bt bt--2" name={scopeField} value={scopes.found}>
        {total === 1 ? 'Mudar o encontrado' : `Mudar todos os ${formatNumber(total)} encontrados`}
      </button>
    )}
  </form>
);
