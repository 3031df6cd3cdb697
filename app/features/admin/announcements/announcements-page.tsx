import { useLocation } from '@remix-run/react';
import { announcementTabs, maxSearchLength } from '@domain/announcement/announcement-parts';
import { Icon } from '~/components/ui/icon';
import { TextField } from '~/forms/text-field';
import { adminLinks } from '../admin-links';
import type { Column } from '../list/list-table';
import { List } from '../list/list';
import { ListFilters } from '../list/list-filters';
import {
  announcementField,
  type AnnouncementFilters,
  type AnnouncementListRow,
  announcementsHref,
  type DraftListRow,
  tabTexts,
} from './announcements-list';
import type { announcementsData } from './announcements.server';

const announcementColumns: readonly [Column<AnnouncementListRow>, ...Column<AnnouncementListRow>[]] = [
  {
    title: 'Imóvel',
    cell: ({ id, title, place }) => (
      <>
        <a href={adminLinks.announcement(id)}>{title}</a>
        <small>{place}</small>
      </>
    ),
  },
  {
    title: 'Proprietário',
    cell: ({ name, protocol }) => (
      <span>
        {name}
        <small>{protocol}</small>
      </span>
    ),
  },
  { title: 'Espera', cell: ({ asking }) => asking },
  { title: 'Fotos', cell: ({ photos }) => photos },
  { title: 'Chegou', cell: ({ arrived }) => arrived },
  {
    title: 'Estado',
    cell: ({ state: { icon, text } }) => (
      <span className="mest">
        <Icon name={icon} small />
        {text}
      </span>
    ),
  },
];

const draftColumns: readonly [Column<DraftListRow>, ...Column<DraftListRow>[]] = [
  {
    title: 'Imóvel',
    cell: ({ title, place }) => (
      <>
        {title}
        <small>{place}</small>
      </>
    ),
  },
  { title: 'Parou', cell: ({ stopped }) => stopped },
  { title: 'Começou', cell: ({ began }) => began },
  { title: 'Some em', cell: ({ deleted }) => deleted },
];

type Data = Awaited<ReturnType<typeof announcementsData>>;

/** Announcements by tab; drafts have columns of their own. */
export function AnnouncementsList({ filters, list }: Data) {
  const { pathname, search } = useLocation();
  const { tab, text } = filters;
  const shared = {
    title: 'Anúncios recebidos',
    sentence: list && (
      <>
        <b>{list.counts.waiting}</b> à espera. {list.promise}
      </>
    ),
    tabs: announcementTabs.map((name) => ({
      label: tabTexts[name].label,
      count: list?.counts[name] ?? null,
      href: announcementsHref({ tab: name }),
      isCurrent: name === tab,
    })),
    filters: <FilterForm {...filters} key={JSON.stringify(filters)} />,
    caption: tabTexts[tab].label,
    nothingFound: text !== '' && <NothingFound {...filters} />,
    nothingYet: <NothingYet tab={tab} />,
    retryHref: pathname + search,
    pages: list
      ? { ...list.pages, hrefOf: (page: number) => announcementsHref({ ...filters, page }) }
      : undefined,
  };
  if (tab === 'drafts')
    return (
      <List
        {...shared}
        rows={list && list.drafts}
        columns={draftColumns}
        keyOf={({ id }) => id}
        note="Sem o nome de quem escreve: quem não enviou ainda não falou com a casa."
      />
    );
  return <List {...shared} rows={list && list.rows} columns={announcementColumns} keyOf={({ id }) => id} />;
}

const FilterForm = ({ tab, text }: AnnouncementFilters) => (
  <ListFilters
    action={adminLinks.announcements()}
    hidden={{ [announcementField.tab]: tabTexts[tab].address }}
  >
    <TextField
      id="anuncios-busca"
      name={announcementField.text}
      type="search"
      label="Nome, referência, bairro"
      maxLength={maxSearchLength}
      defaultValue={text}
    />
  </ListFilters>
);

const NothingFound = ({ tab, text }: AnnouncementFilters) => (
  <>
    <h2>Nada com “{text}” aqui</h2>
    <a className="bt bt--2" href={announcementsHref({ tab })}>
      Limpar a busca
    </a>
  </>
);

const emptyTexts: Record<AnnouncementFilters['tab'], string> = {
  waiting: 'Nenhum anúncio à espera',
  published: 'Nenhum anúncio publicado ainda',
  declined: 'Nenhum anúncio recusado',
  drafts: 'Nenhum rascunho parado',
  held: 'Nada em quarentena',
};

const NothingYet = ({ tab }: Pick<AnnouncementFilters, 'tab'>) => (
  <>
    <h2>{emptyTexts[tab]}</h2>
    {tab === 'waiting' && (
      <>
        <p className="suave">Chegam aqui os imóveis que os proprietários anunciam pelo site.</p>
        <a className="bt bt--2" href="/cadastre-seu-imovel">
          Ver o formulário
        </a>
      </>
    )}
  </>
);
