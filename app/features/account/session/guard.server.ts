import { redirectDocument, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { links } from '~/links';
import type { CustomerApi } from '~/back-end/client.server';
import { isSignedOut } from '~/back-end/errors.server';
import { answersForm } from '~/forms/forms.server';

type Args = LoaderFunctionArgs | ActionFunctionArgs;

/** Who is signed in: their calls, and what the session says of them. */
export interface SignedIn {
  customer: CustomerApi;
  username: string;
  provider: string;
  hasProducts: boolean;
}

/**
 * The guard of every private loader and action (spec 1 §4; settled §5): each calls it itself,
 * a guard in a layout would leak. Who is signed out is sent to `askAt` with the full original path and comes back after
 * signing in; a session that the back end has ended takes the visitor home, where the sign-in window opens.
 */
export async function signedIn<T>(
  args: Args,
  run: (who: SignedIn) => Promise<T>,
  askAt: (lastPage: string) => string = links.login,
): Promise<T> {
  const { session } = args.context;
  session.isPrivate = true;
  const path = fullPath(args.request);
  const customer = await session.customer();
  const { user } = session;
  // A new document each time: header and data of a page that is still open may be somebody's who is signed out by now.
  if (!customer || !user) throw redirectDocument(session.hasEnded ? links.sessionEnded(path) : askAt(path));
  try {
    return await run({ customer, ...user });
  } catch (error) {
    if (!isSignedOut(error)) throw error;
    session.end();
    throw redirectDocument(links.sessionEnded(path));
  }
}

/**
 * Leads the visitor home from a public document whose session the back end has ended (settled §5); not from a
 * page that answers a form: what was typed would be lost.
 */
export function leaveWhereEnded({ request, context }: Args): void {
  if (context.session.hasEnded && !answersForm(request))
    throw redirectDocument(links.sessionEnded(fullPath(request)));
}

/** Path and query as the visitor knows them. */
function fullPath(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
}
