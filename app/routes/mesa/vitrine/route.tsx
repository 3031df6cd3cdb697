import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { adminLinks } from '~/features/admin/admin-links';
import { listSize } from '~/features/admin/showcase/other-lists';
import { OverviewList } from '~/features/admin/showcase/overview-list';
import { overviewAction, overviewData } from '~/features/admin/showcase/overview.server';
import { privatePageMeta } from '~/page-meta';

export { adminHeaders as headers } from '~/features/admin/headers';
export { stayOffline as clientAction } from '~/forms/keep-input-offline.browser';

export const meta = privatePageMeta('Vitrine · Mesa');
export const loader = (args: LoaderFunctionArgs) => overviewData(args, 'list');
export const action = (args: ActionFunctionArgs) => overviewAction(args, 'list', adminLinks.showcase());

export default function Lists() {
  const { tabs, rows } = useLoaderData<typeof loader>();
  return (
    <OverviewList
      kind="list"
      action={adminLinks.showcase()}
      tabs={tabs}
      rows={rows && rows.map((row) => ({ ...row, detail: listSize(row) }))}
      sentence="As listas de Curadoria, na ordem da home."
      note="São as mesmas do house.yaml: o que muda aqui aparece em house -- show."
    />
  );
}
