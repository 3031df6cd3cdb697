import { useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { adminLinks } from '../admin-links';
import { List } from '../list/list';
import type { ListTab } from '../list/list-tabs';
import { invitationColumns, memberColumns } from './people-columns';
import { PeopleFilterForm } from './people-filters';
import { isFiltered, peopleHref, type PeopleFilters, type peopleList } from './people-list';

interface PeopleListProps {
  filters: PeopleFilters;
  list: ReturnType<typeof peopleList> | null;
  tabs: readonly ListTab[];
  canInvite: boolean;
  action: ReactNode;
}

/** Two tabs: the team, and who is invited. */
export function PeopleList({ filters, list, tabs, canInvite, action }: PeopleListProps) {
  const { pathname, search } = useLocation();
  const shared = {
    ...{ title: 'Pessoas', action, sentence: list?.sentence },
    tabs,
    filters: <PeopleFilterForm {...filters} key={JSON.stringify(filters)} />,
    nothingFound: isFiltered(filters) && <NothingFound filters={filters} />,
    retryHref: pathname + search,
    pages: list
      ? { page: list.page, count: list.count, hrefOf: (page: number) => peopleHref(filters, page) }
      : undefined,
    keyOf: ({ id }: { id: number }) => id,
    note: 'Entrada com senha e segundo fator. Quem sai perde as sessões na hora. Ninguém muda o próprio papel.',
  };
  if (filters.tab === 'team')
    return (
      <List
        {...shared}
        caption="Equipe"
        rows={list && list.team}
        columns={memberColumns}
        nothingYet={<NothingYet />}
      />
    );
  return (
    <List
      {...shared}
      caption="Convites"
      rows={list && list.invitations}
      columns={invitationColumns(canInvite)}
      nothingYet={<NothingYet />}
    />
  );
}

const NothingFound = ({ filters }: Pick<PeopleListProps, 'filters'>) => (
  <>
    <h2>Ninguém com esses filtros</h2>
    <a className="bt bt--2" href={peopleHref({ ...filters, text: '', role: '' })}>
      Limpar os filtros
    </a>
  </>
);

const NothingYet = () => (
  <>
    <h2>Nenhum convite à espera</h2>
    <p className="suave">Cada convite é um e-mail, que serve uma vez e vale por 48 horas.</p>
    <a className="bt bt--2" href={adminLinks.invite()}>
      Convidar
    </a>
  </>
);
