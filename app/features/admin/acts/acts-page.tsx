import { useLocation } from '@remix-run/react';
import { SelectField, TextField } from '~/forms/text-field';
import { adminLinks } from '../admin-links';
import { List } from '../list/list';
import { ListFilters } from '../list/list-filters';
import type { Column } from '../list/list-table';
import { actLabel, actTexts } from './act-texts';
import { type ActFilters, type ActRow, actsField, actsHref, type actsList, isFiltered } from './acts-list';
import { UndoForm } from './undo-form';

const columns: readonly [Column<ActRow>, ...Column<ActRow>[]] = [
  { title: 'Quando', cell: ({ when }) => when },
  { title: 'Quem', cell: ({ who }) => who },
  {
    title: 'O quê',
    cell: ({ what, about, reason }) => (
      <div>
        {what}
        {about && ` ${about.before}`}
        {about && (about.href ? <a href={about.href}>{about.text}</a> : about.text)}
        {reason && <small>{reason}</small>}
      </div>
    ),
  },
  { title: 'Antes', cell: ({ was }) => was },
  { title: 'Depois', cell: ({ is }) => is },
  {
    title: 'Ações',
    isActions: true,
    cell: ({ undo, what, about, when }) => (
      <UndoForm undo={undo} about={`${what} ${about ? about.before + about.text : ''}, ${when}`} />
    ),
  },
];

interface ActsListProps {
  filters: ActFilters;
  list: ReturnType<typeof actsList> | null;
}

export function ActsList({ filters, list }: ActsListProps) {
  const { pathname, search } = useLocation();
  return (
    <List
      title="Registro"
      sentence={list?.sentence}
      tabs={[]}
      filters={<FilterForm {...filters} key={JSON.stringify(filters)} />}
      caption="Atos"
      columns={columns}
      rows={list && list.rows}
      keyOf={({ id }) => id}
      nothingFound={isFiltered(filters) && <NothingFound />}
      nothingYet={<h2>Ninguém fez nada ainda</h2>}
      retryHref={pathname + search}
      note={
        list?.older && (
          <a className="elo" href={actsHref({ ...filters, before: list.older })}>
            Atos mais antigos
          </a>
        )
      }
    />
  );
}

const FilterForm = ({ text, verb, since }: ActFilters) => (
  <ListFilters action={adminLinks.acts()} hidden={{}}>
    <TextField
      id="registro-busca"
      name={actsField.text}
      type="search"
      label="Quem, o quê, código"
      maxLength={100}
      defaultValue={text}
    />
    <SelectField
      id="registro-ato"
      name={actsField.verb}
      label="Ação"
      options={[['', 'Todas'], ...Object.keys(actTexts).map((name) => [name, actLabel(name)] as const)]}
      defaultValue={verb}
    />
    <TextField id="registro-desde" name={actsField.since} type="date" label="Desde" defaultValue={since} />
  </ListFilters>
);

const NothingFound = () => (
  <>
    <h2>Nenhum ato com esses filtros</h2>
    <a className="bt bt--2" href={adminLinks.acts()}>
      Limpar os filtros
    </a>
  </>
);
