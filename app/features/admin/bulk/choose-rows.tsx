import { formatNumber } from '@domain/kernel/money';
import { adminLinks } from '../admin-links';
import { type ContactFilters, contactParams, type ContactRow } from '../contacts/contacts-list';
import type { Column } from '../list/list-table';
import { chosenField, scopeField, scopes } from './bulk-fields';

const formId = 'lote';
type Columns = readonly [Column<ContactRow>, ...Column<ContactRow>[]];

/** A box before the name chooses the row. */
export const choosable = ([first, ...others]: Columns): Columns => [
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
  filters: ContactFilters;
  total: number;
  /** More than a bulk takes. */
  hasMore: boolean;
}

/** Leads to the page that shows what would change. */
export const BulkStart = ({ filters, total, hasMore }: BulkStartProps) => (
  <form className="macoes mlote" id={formId} method="get" action={adminLinks.contactsInBulk()}>
    {Object.entries(contactParams({ ...filters, page: 1 })).map(
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
