import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { List } from './list';

interface Row {
  id: number;
  name: string;
}

const list = (rows: readonly Row[] | null, nothingFound: string | false = false) => (
  <List
    title="Contatos"
    sentence="2 contatos."
    tabs={[{ label: 'Novos', count: rows && rows.length, href: '/mesa', isCurrent: true }]}
    filters={<form />}
    caption="Contatos"
    columns={[
      { title: 'Pessoa', cell: ({ name }) => name },
      { title: 'Número', cell: ({ id }) => id },
      { title: 'Ações', isActions: true, cell: () => <a href="/x">Abrir</a> },
    ]}
    rows={rows}
    keyOf={({ id }) => id}
    nothingFound={nothingFound}
    nothingYet={<h2>Ainda não há nada</h2>}
    retryHref="/mesa?busca=x"
    pages={{ page: 2, count: 3, hrefOf: (page) => `/mesa?pagina=${page}` }}
  />
);
function html(element: ReturnType<typeof list>, isLoading = false) {
  const routes = [
    { path: '/', element },
    { path: '/longe', loader: () => new Promise(() => {}) },
  ];
  const router = createMemoryRouter(routes);
  if (isLoading) void router.navigate('/longe');
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test('rows are a table whose cells name their column', () => {
  const page = html(list([{ id: 1, name: 'Ana' }]));
  expect(page).toContain('<th scope="row">Ana</th><td data-l="Número">1</td><td><a href="/x">Abrir</a></td>');
  expect(page).toContain('<span class="vh">Ações</span>');
  expect(page).toContain('<p class="mfrase">2 contatos.</p>');
  expect(page).toContain('Novos <b>1</b>');
  expect(page).toMatch(/pagina=1" rel="prev".*Página 2 de 3.*pagina=3" rel="next"/);
});

test.each([
  ['nothing yet: the first step', list([]), 'Ainda não há nada'],
  ['nothing found: what to loosen', list([], 'Limpar os filtros'), 'Limpar os filtros'],
  ['no answer: try again', list(null), 'href="/mesa?busca=x">Tentar de novo'],
])('%s', (_, element, text) => {
  const page = html(element);
  expect(page).toContain(text);
  expect(page).not.toContain('<table');
});

test('a list without an answer counts nothing', () => {
  expect(html(list(null))).not.toMatch(/<b>|mfrase|Página/);
});

test('a list that loads says so', () => {
  const text = 'role="status">Carregando';
  expect([html(list([])).includes(text), html(list([]), true).includes(text)]).toEqual([false, true]);
});
