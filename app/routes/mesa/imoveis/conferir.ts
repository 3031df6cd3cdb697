import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { checkAction, checkPage } from '~/features/admin/properties/freshness/check.server';

export { stayOffline as clientAction } from '~/forms/keep-input-offline.browser';

export const loader = (args: LoaderFunctionArgs) => checkPage(args);
export const action = (args: ActionFunctionArgs) => checkAction(args);
