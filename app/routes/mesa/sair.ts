import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { signOut, signOutPage } from '~/features/admin/session/sign-out.server';

export const loader = (args: LoaderFunctionArgs) => signOutPage(args);
export const action = (args: ActionFunctionArgs) => signOut(args);
