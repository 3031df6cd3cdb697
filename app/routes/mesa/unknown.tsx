import type { LoaderFunctionArgs } from '@remix-run/node';
import { asMember } from '~/features/admin/session/guard.server';

/** No page of the admin: as one that the role may not open. */
export const loader = (args: LoaderFunctionArgs) =>
  asMember(args, 'open', async () => {
    throw new Response(null, { status: 404 });
  });

export default function Unknown() {
  return null;
}
