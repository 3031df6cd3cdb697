import type { LoaderFunctionArgs } from '@remix-run/node';
import type { ExitVisitor } from '~/features/leads/exit-dialog/exit-visitor';
import { knownPerson } from '~/features/leads/known-person.server';

/** `/recursos/quem-sai`: initial data of the exit dialog. Not cached: the visitor can sign in later. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  if (!context.settings.exitIntent) return new Response(null, { status: 404 });
  return Response.json(
    {
      isSignedIn: context.session.user !== null,
      person: await knownPerson(context),
    } satisfies ExitVisitor,
    { headers: { 'Cache-Control': 'no-store' } },
  );
}
