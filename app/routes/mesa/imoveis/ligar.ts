import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { passAction, passPage } from '~/features/admin/properties/waiting/waiting.server';

export { stayOffline as clientAction } from '~/forms/keep-input-offline.browser';

export const loader = (args: LoaderFunctionArgs) => passPage(args);
export const action = (args: ActionFunctionArgs) => passAction(args);
