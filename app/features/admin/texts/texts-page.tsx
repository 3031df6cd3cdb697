import { useLocation } from '@remix-run/react';
import { adminLinks } from '../admin-links';
import { breakable } from '../layout/breakable';
import { List } from '../list/list';
import type { Column } from '../list/list-table';
import { pageField } from '../list/page-of';
import type { TextRow, textsData } from './texts.server';

const columns: readonly [Column<TextRow>, ...Column<TextRow>[]] = [
  {
    title: 'Texto',
    cell: ({ href, title, path }) => (
      <>
        <a href={href}>{breakable(title)}</a>
        <small>{breakable(path)}</small>
      </>
    ),
  },
  { title: 'No site', cell: ({ state }) => state },
  { title: 'Rascunho', cell: ({ draft }) => draft ?? 'nenhum' },
];

export function TextsPage({ tabs, list }: Awaited<ReturnType<typeof textsData>>) {
  const { pathname, search } = useLocation();
  return (
    <List
      title="Vitrine"
      action={
        <a className="bt bt--1" href={adminLinks.newArticle()}>
          Novo texto
        </a>
      }
      sentence={list?.sentence}
      tabs={tabs}
      filters={null}
      caption="Textos"
      columns={columns}
      rows={list && list.rows}
      keyOf={({ href }) => href}
      nothingFound={false}
      nothingYet={<h2>Nenhum texto ainda</h2>}
      retryHref={pathname + search}
      pages={
        list
          ? {
              ...{ page: list.page, count: list.count },
              hrefOf: (page: number) => `${adminLinks.showcaseTexts()}?${pageField}=${page}`,
            }
          : undefined
      }
      note="São os mesmos do house.yaml: o que muda aqui aparece em house -- show, e o próximo arquivo não desfaz sem avisar. A política de privacidade é do programa: descreve o que ele faz com os dados."
    />
  );
}
