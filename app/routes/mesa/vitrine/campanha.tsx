import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { CampaignPage } from '~/features/admin/campaigns/campaign-page';
import { campaignAction, campaignData, type CampaignReply } from '~/features/admin/campaigns/campaign.server';
import { privatePageMeta } from '~/page-meta';

export { adminHeaders as headers } from '~/features/admin/headers';
export { keepInputOffline as clientAction } from '~/forms/keep-input-offline.browser';

export const meta = privatePageMeta('Campanha · Mesa');
export const loader = (args: LoaderFunctionArgs) => campaignData(args);
export const action = (args: ActionFunctionArgs) => campaignAction(args);

export default function Campaign() {
  const reply = useActionData() as CampaignReply | undefined;
  const page = useLoaderData<typeof loader>();
  return (
    <CampaignPage {...page} reply={reply} key={`${page.draftKey} ${reply?.form?.version ?? page.version}`} />
  );
}
