import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { CampaignsPage } from '~/features/admin/campaigns/campaigns-page';
import { campaignsData } from '~/features/admin/campaigns/campaigns.server';
import { privatePageMeta } from '~/page-meta';

export { adminHeaders as headers } from '~/features/admin/headers';

export const meta = privatePageMeta('Campanhas · Mesa');
export const loader = (args: LoaderFunctionArgs) => campaignsData(args);

export default function Campaigns() {
  return <CampaignsPage {...useLoaderData<typeof loader>()} />;
}
