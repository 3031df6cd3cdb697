import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { adminLinks } from '~/features/admin/admin-links';
import { OverviewList } from '~/features/admin/showcase/overview-list';
import { overviewAction, overviewData } from '~/features/admin/showcase/overview.server';
import { privatePageMeta } from '~/page-meta';

export { adminHeaders as headers } from '~/features/admin/headers';
export { stayOffline as clientAction } from '~/forms/keep-input-offline.browser';

export const meta = privatePageMeta('Banners · Mesa');
export const loader = (args: LoaderFunctionArgs) => overviewData(args, 'banner');
export const action = (args: ActionFunctionArgs) =>
  overviewAction(args, 'banner', adminLinks.showcaseBanners());

export default function Banners() {
  const { tabs, rows } = useLoaderData<typeof loader>();
  return (
    <OverviewList
      kind="banner"
      action={adminLinks.showcaseBanners()}
      tabs={tabs}
      rows={rows && rows.map((row) => ({ ...row, detail: row.search || 'sem busca' }))}
      sentence="O que fica acima dos resultados de uma busca, e das que pedem mais que ela."
      note="Se dois servem à mesma busca, aparece o que pede mais; de iguais, o primeiro que foi publicado."
    />
  );
}
