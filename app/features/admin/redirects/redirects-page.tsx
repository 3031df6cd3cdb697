import { useLocation } from '@remix-run/react';
import { counted } from '@domain/kernel/counts';
import { Icon } from '~/components/ui/icon';
import { TextField } from '~/forms/text-field';
import { adminLinks } from '../admin-links';
import { breakable } from '../layout/breakable';
import { List } from '../list/list';
import { ListFilters } from '../list/list-filters';
import type { Column } from '../list/list-table';
import { pageField } from '../list/page-of';
import { FollowForm } from './follow-form';
import { textField } from './redirect-forms';
import type { RedirectRow } from './redirect-view';
import type { redirectsData } from './redirects.server';

export function RedirectsPage({ text, tabs, list }: Awaited<ReturnType<typeof redirectsData>>) {
  const { pathname, search } = useLocation();
  const hrefOf = (page: number) =>
    adminLinks.showcaseRedirects({ [textField]: text, [pageField]: page > 1 ? String(page) : undefined });
  return (
    <>
      <List
        title="Vitrine"
        action={<Actions />}
        sentence={list && sentenceOf(list.count, text)}
        tabs={tabs}
        filters={<Filters text={text} key={text} />}
        caption="Redirecionamentos"
        columns={columns}
        rows={list && list.rows}
        keyOf={({ id }) => id}
        nothingFound={text !== '' && <NothingFound />}
        nothingYet={<NothingYet />}
        retryHref={pathname + search}
        pages={list ? { page: list.page, count: list.pages, hrefOf } : undefined}
        note="O site inteiro mostra uma mudança em até 30 segundos. Quem passou antes por um endereço “para sempre” pode lembrar dele por uma hora."
      />
      <section className="msec mconferir" aria-labelledby="conferir-titulo">
        <h2 id="conferir-titulo">Para onde leva este endereço?</h2>
        <FollowForm address="" />
      </section>
    </>
  );
}

const sentenceOf = (count: number, text: string) =>
  text === ''
    ? `${counted(count, 'endereço antigo leva', 'endereços antigos levam')} a um novo.`
    : `${counted(count, 'redirecionamento', 'redirecionamentos')} com “${text}”.`;

const Actions = () => (
  <div className="macoes">
    <a className="bt bt--2" href={adminLinks.pasteRedirects()}>
      Colar uma lista
    </a>
    <a className="bt bt--1" href={adminLinks.newRedirect()}>
      <Icon name="plus" small />
      Novo redirecionamento
    </a>
  </div>
);

const Filters = ({ text }: { text: string }) => (
  <ListFilters action={adminLinks.showcaseRedirects()} hidden={{}}>
    <TextField
      id="redirecionamentos-busca"
      name={textField}
      type="search"
      label="Parte de um endereço"
      maxLength={200}
      defaultValue={text}
    />
  </ListFilters>
);

const columns: readonly [Column<RedirectRow>, ...Column<RedirectRow>[]] = [
  {
    title: 'De',
    cell: ({ id, from, origin }) => (
      <>
        <a href={adminLinks.redirect(id)}>{breakable(from)}</a>
        {origin && <small>{origin}</small>}
      </>
    ),
  },
  {
    title: 'Para',
    cell: ({ to, end }) => (
      <span>
        {breakable(to)}
        {end && <small>{breakable(`leva direto a ${end}`)}</small>}
      </span>
    ),
  },
  { title: 'Tipo', cell: ({ status }) => status },
  { title: 'Mudado', cell: ({ when }) => when },
  {
    title: 'Ações',
    isActions: true,
    cell: ({ id, from }) => (
      <a href={adminLinks.redirect(id)}>
        Mudar<span className="vh"> {from}</span>
      </a>
    ),
  },
];

const NothingFound = () => (
  <>
    <h2>Nenhum redirecionamento com esse texto</h2>
    <a className="bt bt--2" href={adminLinks.showcaseRedirects()}>
      Ver todos
    </a>
  </>
);

const NothingYet = () => (
  <>
    <h2>Nenhum redirecionamento ainda</h2>
    <p className="suave">
      Os endereços do site anterior já levam sozinhos aos novos. Aqui entram os que só a casa conhece.
    </p>
    <a className="bt bt--2" href={adminLinks.newRedirect()}>
      Novo redirecionamento
    </a>
  </>
);
