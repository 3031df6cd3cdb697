import type { PropertyState } from '@domain/property/property-list';
import { AdminIcon, type AdminIconName } from '../../admin-icon';
import { adminLinks } from '../../admin-links';
import type { Column } from '../../list/list-table';
import type { PropertyRow } from './properties-list';

const stateMarks: Record<PropertyState, readonly [AdminIconName, string]> = {
  live: ['check', 'e-ok'],
  reserved: ['lock', 'e-ok'],
  draft: ['picture', 'e-fila'],
  withdrawn: ['pause', 'e-fila'],
  unavailable: ['pause', 'e-fila'],
  gone: ['pause', 'e-fila'],
};

export const propertyColumns: readonly [Column<PropertyRow>, ...Column<PropertyRow>[]] = [
  {
    title: 'Imóvel',
    cell: ({ id, name, where }) => (
      <>
        <a href={adminLinks.property(id)}>{name}</a>
        <small>{where}</small>
      </>
    ),
  },
  {
    title: 'Preço',
    cell: ({ price, feedPrice }) => (
      <div>
        {price}
        {feedPrice && <small>{feedPrice}</small>}
      </div>
    ),
  },
  {
    title: 'Corretor',
    cell: ({ broker }) => (
      <span className="minteiro">{broker ?? <span className="suave">ninguém</span>}</span>
    ),
  },
  {
    title: 'Estado',
    cell: ({ state, stateText, isHeld, photos }) => (
      <div className="minteiro">
        <StateMark mark={isHeld ? ['warning', 'e-av'] : stateMarks[state]} text={stateText} />
        {photos && <small>{photos}</small>}
      </div>
    ),
  },
  { title: 'Conferido', cell: ({ checked }) => <span className="minteiro">{checked}</span> },
];

const StateMark = ({
  mark: [icon, tone],
  text,
}: {
  mark: readonly [AdminIconName, string];
  text: string;
}) => (
  <span className={`mest ${tone}`}>
    <AdminIcon name={icon} small />
    {text}
  </span>
);
