import { useLocation } from '@remix-run/react';
import { counted } from '@domain/kernel/counts';
import { Icon } from '~/components/ui/icon';
import { FieldError } from '~/forms/field';
import { adminLinks } from '../../admin-links';
import { List } from '../../list/list';
import type { Column } from '../../list/list-table';
import type { OwnListRow } from './own-list';
import type { ownListData } from './own-list.server';

type Data = Awaited<ReturnType<typeof ownListData>>;

const columns: readonly [Column<OwnListRow>, ...Column<OwnListRow>[]] = [
  {
    title: 'Imóvel',
    cell: ({ number, title, lead }) => (
      <>
        <a href={adminLinks.newProperty(number)}>{title}</a>
        <small>{lead}</small>
      </>
    ),
  },
  { title: 'Começou', cell: ({ author }) => author },
  { title: 'Salvo', cell: ({ saved }) => saved },
  {
    title: 'Estado',
    cell: ({ expires, hasChanges }) =>
      expires ? `guardado até ${expires}` : hasChanges ? 'com mudanças por publicar' : 'cadastro completo',
  },
];

/** Drafts of properties without a feed, and those that are on the site. */
export function OwnList({ rows, counts, isPublished, failed }: Data & { failed?: string }) {
  const { pathname, search } = useLocation();
  return (
    <List
      title="Imóveis próprios"
      action={<StartButton failed={failed} />}
      sentence={
        counts && (
          <>
            <b>{counts.drafts}</b> {counts.drafts === 1 ? 'rascunho' : 'rascunhos'}, <b>{counts.published}</b>{' '}
            no site
            {counts.changed > 0 &&
              `, ${counted(counts.changed, 'com mudanças', 'com mudanças')} por publicar`}
            .
          </>
        )
      }
      tabs={[
        {
          ...{ label: 'Rascunhos', count: counts && counts.drafts, isCurrent: !isPublished },
          href: adminLinks.newProperties(),
        },
        {
          ...{ label: 'No site', count: counts && counts.published, isCurrent: isPublished },
          href: adminLinks.newProperties({ aba: 'publicados' }),
        },
      ]}
      filters={null}
      rows={rows}
      caption={isPublished ? 'No site' : 'Rascunhos'}
      columns={columns}
      keyOf={({ number }) => number}
      nothingFound={false}
      nothingYet={
        <>
          <h2>{isPublished ? 'Nenhum imóvel próprio no site' : 'Nenhum rascunho'}</h2>
          <p className="suave">
            Um imóvel próprio não vem de carga: a equipe o digita aqui, e o site o mostra como os outros.
          </p>
        </>
      }
      retryHref={pathname + search}
      note="Cada campo é salvo enquanto você digita. Rascunhos sem uso por trinta dias são apagados."
    />
  );
}

const StartButton = ({ failed }: { failed?: string }) => (
  <form id="novo-imovel" method="post" action={adminLinks.newProperties()}>
    <button className="bt bt--1">
      <Icon name="plus" small />
      Novo imóvel
    </button>
    <FieldError id="novo-imovel" error={failed} />
  </form>
);
