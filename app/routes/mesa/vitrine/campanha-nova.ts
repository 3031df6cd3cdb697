import type { LoaderFunctionArgs } from '@remix-run/node';
import { newCampaignPage } from '~/features/admin/campaigns/campaigns.server';

export const loader = (args: LoaderFunctionArgs) => newCampaignPage(args);
