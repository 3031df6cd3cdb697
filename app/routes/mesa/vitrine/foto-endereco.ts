import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { pictureAddress, toPicture } from '~/features/admin/pictures/picture.server';

export { stayOffline as clientAction } from '~/forms/keep-input-offline.browser';

export const loader = (args: LoaderFunctionArgs) => toPicture(args);
export const action = (args: ActionFunctionArgs) => pictureAddress(args);
