import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { redirect } from '@remix-run/node';
import { adminLinks } from '~/features/admin/admin-links';
import { campaignKey } from '~/features/admin/campaigns/campaign-key.server';
import { campaignAutosave } from '~/features/admin/campaigns/campaign-autosave.server';
import { asMember } from '~/features/admin/session/guard.server';

export { stayOffline as clientAction } from '~/forms/keep-input-offline.browser';

export const action = (args: ActionFunctionArgs) => campaignAutosave(args);

/** Whoever opens the address itself goes on typing. */
export const loader = (args: LoaderFunctionArgs) =>
  asMember(args, 'campaigns.write', async () => redirect(adminLinks.showcaseCampaign(campaignKey(args).key)));
