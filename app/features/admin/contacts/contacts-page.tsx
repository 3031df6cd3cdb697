import { useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';

import { formatNumber } from '@domain/kernel/money';
import { contactTabs, maxSearchLength } from '@domain/leads/contact-parts';
import { contactOriginNames } from '@domain/leads/portals';
import { SelectField, TextField } from '~/forms/text-field';
import { adminLinks } from '../admin-links';
import { List } from '../list/list';
import { ListFilters } from '../list/list-filters';
import { takeColumn } from '../answering/take-column';
import { BulkStart, choosable } from '../bulk/choose-rows';
import { contactColumns } from './contacts-columns';
import {
  type ContactFilters,
  type contactList,
  contactParams,
  contactsField,
  contactsHref,
  contactSortNames,
  contactTabNames,
  dayText,
  isFiltered,
  type Ledger,
  withoutFilters,
} from './contacts-list';

interface ContactListProps {
  filters: ContactFilters;
  /** null: the back end did not answer. */
  list: ReturnType<typeof contactList> | null;
  /** The member sees own contacts alone. */
  hasOwnAlone: boolean;
  canWrite: boolean;
  /** Beside the title. */
  action?: ReactNode;
}

export function ContactList({ filters, list, hasOwnAlone, canWrite, action }: ContactListProps) {
  const { pathname, search } = useLocation();
  const hasRows = list !== null && list.rows.length > 0;
  return (
    <>
      <List
        title="Contatos"
        action={action}
        sentence={list && <LedgerSentence {...list.ledger} />}
        tabs={contactTabs.map((tab) => ({
          label: contactTabNames[tab][1],
          count: list && list.counts[tab],
          href: contactsHref({ ...withoutFilters(filters), tab }),
          isCurrent: filters.tab === tab,
        }))}
        filters={
          <FilterForm
            filters={filters}
            responsibles={list?.responsibles ?? []}
            key={JSON.stringify(filters)}
          />
        }
        caption="Contatos"
        columns={canWrite ? [...choosable(contactColumns), takeColumn(pathname + search)] : contactColumns}
        rows={list && list.rows}
        keyOf={({ id }) => id}
        nothingFound={isFiltered(filters) && <NothingFound filters={filters} />}
        nothingYet={
          <NothingYet
            filters={filters}
            hasAny={list !== null && list.counts.all > 0}
            hasOwnAlone={hasOwnAlone}
          />
        }
        retryHref={pathname + search}
        pages={
          list
            ? {
                ...{ page: Math.min(filters.page, list.pages), count: list.pages },
                hrefOf: (page) => contactsHref({ ...filters, page }),
              }
            : undefined
        }
        note={
          list &&
          list.total > 0 &&
          `${list.hasMore ? 'Mais de ' : ''}${formatNumber(list.total)} ao todo. Cada leitura de um contato fica registrada.`
        }
      />
      {canWrite && hasRows && (
        <BulkStart
          action={adminLinks.contactsInBulk()}
          params={contactParams({ ...filters, page: 1 })}
          total={list.total}
          hasMore={list.hasMore}
        />
      )}
    </>
  );
}

/** 'Hoje: 41 recebidos = 38 entregues + 1 recusado + 2 na fila.' */
const LedgerSentence = ({ received, ends, oldest }: Ledger) => (
  <>
    Hoje: <Count of={received} />
    {received[0] > 0 && ' = '}
    {received[0] > 0 &&
      ends.map((end, at) => (
        <span key={end[1]}>
          {at > 0 && ' + '}
          <Count of={end} />
        </span>
      ))}
    .
    {oldest && (
      <>
        {' '}
        A mais antiga espera há <b>{oldest}</b>.
      </>
    )}
  </>
);

const Count = ({ of: [count, noun] }: { of: [number, string] }) => (
  <>
    <b>{formatNumber(count)}</b> {noun}
  </>
);

function FilterForm({
  filters: { tab, text, since, responsible, origin, sort },
  responsibles,
}: {
  filters: ContactFilters;
  responsibles: readonly (readonly [string, string])[];
}) {
  return (
    <ListFilters
      action={adminLinks.contacts()}
      hidden={{ [contactsField.tab]: tab === 'untaken' ? undefined : contactTabNames[tab][0] }}
    >
      <TextField
        id="contatos-busca"
        name={contactsField.text}
        type="search"
        label="Nome, e-mail, código"
        maxLength={maxSearchLength}
        defaultValue={text}
      />
      <TextField
        id="contatos-desde"
        name={contactsField.since}
        type="date"
        label="Desde"
        defaultValue={since}
      />
      <SelectField
        id="contatos-atende"
        name={contactsField.responsible}
        label="Corretor"
        options={[['', 'Todos'], ...responsibles]}
        defaultValue={responsible}
      />
      <SelectField
        id="contatos-origem"
        name={contactsField.origin}
        label="Origem"
        options={[['', 'Todas'], ...Object.entries(contactOriginNames)]}
        defaultValue={origin}
      />
      <SelectField
        id="contatos-ordem"
        name={contactsField.sort}
        label="Ordem"
        options={[
          [contactSortNames.newest, 'Mais recentes'],
          [contactSortNames.oldest, 'Mais antigos'],
        ]}
        defaultValue={contactSortNames[sort]}
      />
    </ListFilters>
  );
}

function NothingFound({ filters }: { filters: ContactFilters }) {
  const { text, since, tab } = filters;
  return (
    <>
      <h2>{text ? `Ninguém com “${text}”` : 'Ninguém com esses filtros'}</h2>
      <p className="suave">
        Procuramos em nome, e-mail, telefone, protocolo e código{since && `, desde ${dayText(since)}`}.
      </p>
      {since && (
        <a className="bt bt--2" href={contactsHref({ ...filters, since: '', page: 1 })}>
          Procurar em todas as datas
        </a>
      )}
      {tab !== 'all' && (
        <a className="bt bt--2" href={contactsHref({ ...filters, tab: 'all', page: 1 })}>
          Procurar em todos os contatos
        </a>
      )}
      <a className="elo" href={contactsHref(withoutFilters(filters))}>
        Limpar os filtros
      </a>
    </>
  );
}

/** Of an empty tab; and before the first contact. */
function NothingYet({
  filters,
  hasAny,
  hasOwnAlone,
}: {
  filters: ContactFilters;
  hasAny: boolean;
  hasOwnAlone: boolean;
}) {
  if (!hasAny && hasOwnAlone)
    return (
      <>
        <h2>Nenhum contato seu ainda</h2>
        <p className="suave">Aparece aqui o que a equipe passar a você, e o que você anotar.</p>
      </>
    );
  if (!hasAny)
    return (
      <>
        <h2>Nenhum contato ainda</h2>
        <p className="suave">O primeiro aparece aqui no minuto em que alguém escrever pelo site.</p>
      </>
    );
  return (
    <>
      <h2>
        {filters.tab === 'untaken' && !hasOwnAlone
          ? 'Todo contato já tem quem atende'
          : 'Nenhum contato aqui agora'}
      </h2>
      <a className="bt bt--2" href={contactsHref({ ...withoutFilters(filters), tab: 'all' })}>
        Ver todos
      </a>
    </>
  );
}
