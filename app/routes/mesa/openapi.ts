import type { LoaderFunctionArgs } from '@remix-run/node';
import { asMember } from '~/features/admin/session/guard.server';

/** Description of the back end's calls (docs/openapi.json, which the build contains). */
export const loader = (args: LoaderFunctionArgs) =>
  asMember(args, 'open', async () => {
    const { default: text } = await import('../../../docs/openapi.json?raw');
    return new Response(text, { headers: { 'Content-Type': 'application/json; charset=utf-8' } });
  });
