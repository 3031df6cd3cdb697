import type { LoaderFunctionArgs } from '@remix-run/node';
import type { WhoIsLeaving } from '~/features/leads/exit-window/who-is-leaving';
import { knownPerson } from '~/features/leads/known-person.server';

/** `/recursos/quem-sai`: what the exit window begins with, for scripts; it may have been open while somebody signed in. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  if (!context.settings.exitIntent) return new Response(null, { status: 404 });
  return Response.json(
    {
      isSignedIn: context.session.user !== null,
      person: await knownPerson(context),
    } satisfies WhoIsLeaving,
    { headers: { 'Cache-Control': 'no-store' } },
  );
}
