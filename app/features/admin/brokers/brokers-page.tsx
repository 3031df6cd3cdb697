import { useLocation } from '@remix-run/react';
import { SelectField, TextField } from '~/forms/text-field';
import { adminLinks } from '../admin-links';
import { breakable } from '../layout/breakable';
import { List } from '../list/list';
import { ListFilters } from '../list/list-filters';
import type { Column } from '../list/list-table';
import type { ListTab } from '../list/list-tabs';
import {
  activeOptions,
  type BrokerFilters,
  type BrokerRow,
  brokersField,
  brokersHref,
  type brokersList,
  isFiltered,
} from './brokers-list';

interface BrokerListProps {
  title: string;
  filters: BrokerFilters;
  list: ReturnType<typeof brokersList> | null;
  tabs: readonly ListTab[];
  canWrite: boolean;
}

export function BrokerList({ title, filters, list, tabs, canWrite }: BrokerListProps) {
  const { pathname, search } = useLocation();
  return (
    <List
      title={title}
      sentence={list?.sentence}
      tabs={tabs}
      filters={<Filters {...filters} key={JSON.stringify(filters)} />}
      caption="Corretores"
      columns={columnsOf(canWrite)}
      rows={list && list.rows}
      keyOf={({ id }) => id}
      nothingFound={isFiltered(filters) && <NothingFound />}
      nothingYet={<NothingYet />}
      retryHref={pathname + search}
      pages={
        list
          ? { page: list.page, count: list.count, hrefOf: (page: number) => brokersHref(filters, page) }
          : undefined
      }
      note="São os mesmos do house.yaml: o que muda aqui aparece em house -- show, e o próximo arquivo não desfaz sem avisar."
    />
  );
}

const Filters = ({ text, active }: BrokerFilters) => (
  <ListFilters action={adminLinks.brokers()} hidden={{}}>
    <TextField
      id="corretores-busca"
      name={brokersField.text}
      type="search"
      label="Nome, e-mail ou CRECI"
      maxLength={100}
      defaultValue={text}
    />
    <SelectField
      id="corretores-site"
      name={brokersField.active}
      label="No site"
      options={activeOptions}
      defaultValue={active}
    />
  </ListFilters>
);

const columnsOf = (canWrite: boolean): readonly [Column<BrokerRow>, ...Column<BrokerRow>[]] => [
  {
    title: 'Corretor',
    cell: ({ id, name, creci }) => (
      <>
        <a href={adminLinks.broker(id)}>{name}</a>
        <small>{creci}</small>
      </>
    ),
  },
  {
    title: 'Contato',
    cell: ({ phone, email }) => (
      <span>
        {phone ?? 'sem telefone'}
        <small>{breakable(email ?? 'sem e-mail')}</small>
      </span>
    ),
  },
  { title: 'Imóveis', cell: ({ properties }) => properties },
  {
    title: 'No site',
    cell: ({ active, source }) => (
      <span>
        {active ? 'sim' : 'não'}
        {source && <small>{source}</small>}
      </span>
    ),
  },
  {
    title: 'Ações',
    isActions: true,
    cell: ({ id, name, isOwn }) => (
      <a href={adminLinks.broker(id)}>
        {canWrite && isOwn ? 'Mudar' : 'Ver'}
        <span className="vh"> {name}</span>
      </a>
    ),
  },
];

const NothingFound = () => (
  <>
    <h2>Nenhum corretor com esses filtros</h2>
    <a className="bt bt--2" href={adminLinks.brokers()}>
      Limpar os filtros
    </a>
  </>
);

const NothingYet = () => (
  <>
    <h2>Nenhum corretor ainda</h2>
    <p className="suave">Os corretores vêm do arquivo da casa: npm run house -- apply house.yaml.</p>
  </>
);
