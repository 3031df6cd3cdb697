import { redirectDocument, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { links } from '~/links';
import type { CustomerApi } from '~/back-end/client.server';
import { isSignedOut } from '~/back-end/errors.server';
import type { Form } from '~/forms/form';
import { answersForm, readForm } from '~/forms/forms.server';
import { leaveWithForm, pathOf } from './keep-form.server';
import type { VisitorSession } from './visitor-session.server';

type Args = LoaderFunctionArgs | ActionFunctionArgs;

/** Who is signed in: their calls, and what the session says of them. */
export interface SignedIn {
  customer: CustomerApi;
  username: string;
  provider: string;
  hasProducts: boolean;
}

/**
 * The guard of every private loader (spec 1 §4; settled §5): each calls it itself, a guard in a layout would leak. Who is
 * signed out is sent to `askAt` with the full original path and comes back after signing in; a session that the back end
 * has ended takes the visitor home, where the sign-in window opens.
 */
export async function signedIn<T>(
  args: Args,
  run: (who: SignedIn) => Promise<T>,
  askAt: (lastPage: string) => string = links.login,
): Promise<T> {
  const { session } = args.context;
  session.isPrivate = true;
  const path = pathOf(args.request);
  const customer = await session.customer();
  const { user } = session;
  if (!customer || !user) throw await wayOut(args, session.hasEnded ? links.sessionEnded(path) : askAt(path));
  try {
    return await run({ customer, ...user });
  } catch (error) {
    if (!isSignedOut(error)) throw error;
    session.end();
    throw await wayOut(args, links.sessionEnded(path));
  }
}

/**
 * The guard of every private action: the same, with what was posted of the fields that are declared (`readForm`). Where
 * the session has ended, what was typed is there after signing in (keep-form.server.ts).
 */
export async function signedInForm<T>(
  args: Args,
  declared: Posted['declared'],
  run: (who: SignedIn & { typed: FormData }) => Promise<T>,
): Promise<T> {
  let read: Promise<FormData> | undefined;
  const typed = () => (read ??= readForm(args.request, ...declared));
  postedIn.set(args.context.session, { declared, typed });
  return signedIn(args, async (who) => run({ ...who, typed: await typed() }));
}

/** A private action's form. */
interface Posted {
  declared: readonly (Form | string)[];
  typed: () => Promise<FormData>;
}
/** By the request's session: it may be the loader of the page that answers a form who finds that the session has ended. */
const postedIn = new WeakMap<VisitorSession, Posted>();

/** What is thrown to lead who may not be here to another address. */
async function wayOut(args: Args, to: string): Promise<Response> {
  const posted = postedIn.get(args.context.session);
  // What cannot be read has nothing to be kept.
  const typed = await posted?.typed().catch(() => null);
  // A new document each time: header and data of a page that is still open may be somebody's who is signed out by now.
  return (posted && typed && (await leaveWithForm(args, posted.declared, typed, to))) ?? redirectDocument(to);
}

/**
 * Leads the visitor home from a public document whose session the back end has ended (settled §5); not from a
 * page that answers a form: what was typed would be lost.
 */
export function leaveWhereEnded({ request, context }: Args): void {
  if (context.session.hasEnded && !answersForm(request))
    throw redirectDocument(links.sessionEnded(pathOf(request)));
}
