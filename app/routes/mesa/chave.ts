import type { ActionFunctionArgs } from '@remix-run/node';
import { passkeyOptions } from '~/features/admin/factors/passkey-options.server';

/** Challenge of a passkey, for passkey.browser.ts. */
export const action = (args: ActionFunctionArgs) => passkeyOptions(args);

/** Nothing to see: without a loader the address would answer 400. */
export function loader(): never {
  throw new Response(null, { status: 404 });
}
