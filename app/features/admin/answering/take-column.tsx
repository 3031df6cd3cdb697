import { intentField } from '../admin-links';
import type { Column } from '../list/list-table';
import { contactField, contactIntents } from './contact-fields';

interface TakenRow {
  id: number;
  name: string;
  responsible: string | null;
}

/** @param action the list's own address, so that its filters and its page stay */
export const takeColumn = (action: string): Column<TakenRow> => ({
  title: 'Ações',
  isActions: true,
  cell: ({ id, name, responsible }) =>
    responsible === null && (
      <form method="post" action={action}>
        <input type="hidden" name={intentField} value={contactIntents.take} />
        <input type="hidden" name={contactField} value={id} />
        <button className="bt bt--2">
          Assumir<span className="vh"> o contato de {name}</span>
        </button>
      </form>
    ),
});
