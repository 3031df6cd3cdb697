import { redirectDocument, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { links } from '~/links';
import type { CustomerApi } from '~/back-end/client.server';
import { isSignedOut } from '~/back-end/errors.server';
import type { Form } from '~/forms/form';
import { isFormResponse, readForm } from '~/forms/forms.server';
import { leaveWithForm, pathOf } from './restored-form.server';
import type { VisitorSession } from './visitor-session.server';

type Args = LoaderFunctionArgs | ActionFunctionArgs;

export interface SignedIn {
  customer: CustomerApi;
  username: string;
  provider: string;
  hasProducts: boolean;
}

/**
 * Guard of every private loader (spec 1 §4; settled §5). Each loader calls it, because a layout's loader runs in
 * parallel and would not protect them. Without a session it redirects to `askAt` with the full path. An ended session
 * redirects to the home page, which opens the sign-in dialog.
 */
export async function signedIn<T>(
  args: Args,
  run: (who: SignedIn) => Promise<T>,
  signInUrl: (lastPage: string) => string = links.login,
): Promise<T> {
  const { session } = args.context;
  session.isPrivate = true;
  const path = pathOf(args.request);
  const customer = await session.customer();
  const { user } = session;
  if (!customer || !user)
    throw await exitRedirect(args, session.hasEnded ? links.sessionEnded(path) : signInUrl(path));
  try {
    return await run({ customer, ...user });
  } catch (error) {
    if (!isSignedOut(error)) throw error;
    session.end();
    throw await exitRedirect(args, links.sessionEnded(path));
  }
}

/** Guard of every private action. If the session has ended, restored-form.server.ts keeps the input. */
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

interface Posted {
  declared: readonly (Form | string)[];
  typed: () => Promise<FormData>;
}
/** By session, because the page's loader may detect the end of the session after the action. */
const postedIn = new WeakMap<VisitorSession, Posted>();

async function exitRedirect(args: Args, to: string): Promise<Response> {
  const posted = postedIn.get(args.context.session);
  const typed = await posted?.typed().catch(() => null);
  // Always a new document: an open page may hold data of another visitor.
  return (posted && typed && (await leaveWithForm(args, posted.declared, typed, to))) ?? redirectDocument(to);
}

/** Redirects a public document whose session has ended (settled §5), but not a form response with input. */
export function leaveEndedSession({ request, context }: Args): void {
  context.session.tellsEnd = context.session.hasEnded;
  if (context.session.hasEnded && !isFormResponse(request))
    throw redirectDocument(links.sessionEnded(pathOf(request)));
}
