import { Icon } from '~/components/ui/icon';
import { Photo } from '~/components/ui/photo';
import { adminLinks, intentField } from '../admin-links';
import { type Column, ListTable } from '../list/list-table';
import { addField, itemIntents } from './item-fields';
import type { HomeRow } from './home-rows';
import { OrderButtons } from './order-buttons';

type PlacedRow = HomeRow & { place: number; isLast: boolean };

/** Properties of a list in its order; those that left the site say so. */
export function HomesTable({
  homes,
  form,
  isPinned,
}: {
  homes: readonly HomeRow[];
  form: string;
  isPinned: boolean;
}) {
  const rows = homes.map((home, place) => ({ ...home, place, isLast: place === homes.length - 1 }));
  return (
    <div id="itens">
      {rows.length > 0 ? (
        <ListTable
          caption={isPinned ? 'Imóveis fixos' : 'Imóveis da lista'}
          columns={columnsOf(form)}
          rows={rows}
          keyOf={({ code }) => code}
        />
      ) : (
        <p className="suave mvitrine__nada">
          {isPinned ? 'Nenhum imóvel fixo.' : 'Nenhum imóvel na lista ainda.'}
        </p>
      )}
      <div className="campo mvitrine__codigo">
        <label htmlFor="lista-codigo">{isPinned ? 'Fixar por código' : 'Adicionar por código'}</label>
        <div>
          <input id="lista-codigo" name={addField} form={form} maxLength={500} autoComplete="off" />
          <button className="bt bt--2" form={form} name={intentField} value={itemIntents.add}>
            Adicionar
          </button>
        </div>
      </div>
    </div>
  );
}

const columnsOf = (form: string): readonly [Column<PlacedRow>, ...Column<PlacedRow>[]] => [
  {
    title: 'Imóvel',
    cell: ({ id, title, where, photo }) => (
      <span className="mvitrine__imovel">
        <span className="mini">{photo && <Photo photo={{ ...photo, alt: '' }} sizes="72px" />}</span>
        <span>
          {id ? <a href={adminLinks.property(id)}>{title}</a> : title}
          {where && <small>{where}</small>}
        </span>
      </span>
    ),
  },
  { title: 'Preço', cell: ({ price }) => <span className="mvitrine__linha">{price}</span> },
  {
    title: 'Estado',
    cell: ({ warning }) => (
      <span className={`mest ${warning ? 'e-av' : 'e-ok'}`}>
        <Icon name={warning ? 'warning' : 'check'} small />
        {warning ?? <span className="mvitrine__linha">no ar</span>}
      </span>
    ),
  },
  {
    title: 'Ordem',
    cell: ({ title, place, isLast }) => (
      <OrderButtons form={form} place={place} name={title} isFirst={place === 0} isLast={isLast} />
    ),
  },
];
