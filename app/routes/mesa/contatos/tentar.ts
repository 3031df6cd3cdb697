import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { retryAction, retryPage } from '~/features/admin/noted-contacts/noted-contact.server';

export { stayOffline as clientAction } from '~/forms/keep-input-offline.browser';

export const loader = (args: LoaderFunctionArgs) => retryPage(args);
export const action = (args: ActionFunctionArgs) => retryAction(args);
