import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, useLocation } from '@remix-run/react';
import { Icon } from '~/components/ui/icon';
import { adminLinks } from '~/features/admin/admin-links';
import { requestColumns } from '~/features/admin/data-requests/requests-columns';
import { requestsHref, type RequestsTab } from '~/features/admin/data-requests/requests-list';
import { requestsData } from '~/features/admin/data-requests/requests.server';
import { List } from '~/features/admin/list/list';
import { privatePageMeta } from '~/page-meta';

export const meta = privatePageMeta('Pedidos de titulares · Mesa');
export const loader = (args: LoaderFunctionArgs) => requestsData(args);

/** What people have asked about their own data, and until when each is due. */
export default function DataRequests() {
  const { list } = useLoaderData<typeof loader>();
  const { pathname, search } = useLocation();
  const tab = (name: RequestsTab, label: string) => ({
    label,
    count: list?.counts[name] ?? null,
    href: requestsHref(name),
    isCurrent: (list?.tab ?? 'open') === name,
  });
  return (
    <List
      title="Pedidos de titulares"
      action={<NewRequest />}
      sentence={list?.sentence}
      tabs={[tab('open', 'Abertos'), tab('answered', 'Respondidos')]}
      filters={null}
      caption="Pedidos de titulares"
      columns={requestColumns}
      rows={list && list.rows}
      keyOf={({ id }) => id}
      nothingFound={false}
      nothingYet={
        <>
          <h2>Nenhum pedido aqui</h2>
          <p className="suave">Quem pede acesso aos próprios dados, ou que sejam apagados, entra aqui.</p>
          <NewRequest />
        </>
      }
      retryHref={pathname + search}
      pages={
        list
          ? { page: list.page, count: list.count, hrefOf: (page) => requestsHref(list.tab, page) }
          : undefined
      }
      note="Confira com a pessoa que é ela mesma antes de entregar ou apagar dados. Cada passo fica registrado."
    />
  );
}

const NewRequest = () => (
  <a className="bt bt--1" href={adminLinks.newDataRequest()}>
    <Icon name="plus" small />
    Anotar pedido
  </a>
);
