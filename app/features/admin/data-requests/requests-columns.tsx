import { adminLinks } from '../admin-links';
import { breakable } from '../layout/breakable';
import type { Column } from '../list/list-table';
import type { RequestRow } from './requests-list';

export const requestColumns: readonly [Column<RequestRow>, ...Column<RequestRow>[]] = [
  { title: 'Pessoa', cell: ({ id, person }) => <a href={adminLinks.dataRequest(id)}>{breakable(person)}</a> },
  { title: 'Pedido em', cell: ({ requested }) => requested },
  { title: 'Prazo', cell: ({ due, isLate }) => (isLate ? <strong>{due}</strong> : due) },
  { title: 'Quem anotou', cell: ({ notedBy }) => notedBy },
];
