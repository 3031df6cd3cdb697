import { type ActionFunctionArgs, type LoaderFunctionArgs, redirectDocument } from '@remix-run/node';
import type { StaffSession, StaffState } from '@contract/staff';
import type { Verb } from '@domain/staff/roles';
import { pathOf, storeForm } from '~/features/account/session/restored-form.server';
import type { StaffApi } from '~/back-end/client.server';
import { isUnavailable } from '~/back-end/errors.server';
import { StaffRefusal } from '~/back-end/staff-calls.server';
import type { Form } from '~/forms/form';
import { isLongField, type LongField, readForm } from '~/forms/forms.server';
import { adminLinks } from '../admin-links';
import type { AdminSession } from './admin-session.server';

type Args = LoaderFunctionArgs | ActionFunctionArgs;

/** factor: proves one. enrolment: adds one. open: signed in. A verb: what the role must be granted. */
export type PageAccess = 'factor' | 'enrolment' | 'open' | Verb;

export interface Member {
  staff: StaffApi;
  session: StaffSession;
}

/** 503: the back end does not answer now. */
const failure = (error: unknown) => (isUnavailable(error) ? new Response(null, { status: 503 }) : error);
const notFound = () => new Response(null, { status: 404 });

/** @throws 404: the website has another back end (API_BASE_URL) */
export function adminOf({ context }: Args): AdminSession {
  if (!context.admin) throw notFound();
  return context.admin;
}

/** Guard of the pages without a session. @throws 404 outside ADMIN_NETWORKS @returns null: signed out */
export async function visitorOfAdmin(args: Args): Promise<StaffSession | null> {
  try {
    return await adminOf(args).load();
  } catch (error) {
    if (!(error instanceof StaffRefusal)) throw failure(error);
    if (error.status === 404) throw notFound();
    return null;
  }
}

/** Guard of every other loader below /mesa. A layout's loader runs in parallel and protects nothing. */
export async function asMember<T>(
  args: Args,
  access: PageAccess,
  run: (member: Member) => Promise<T>,
): Promise<T> {
  const admin = adminOf(args);
  const path = pathOf(args.request);
  try {
    const session = await admin.load();
    const elsewhere = dueBefore(access, session.state, path);
    if (elsewhere) throw redirectDocument(elsewhere);
    if (isVerb(access) && !session.grants[access]) throw notFound();
    return await run({ staff: admin.calls, session });
  } catch (error) {
    if (!(error instanceof StaffRefusal)) throw failure(error);
    throw answerTo(error, admin, path);
  }
}

/** Guard of every action. While step-up is due, the input is stored and the form shows it again. */
export const asMemberForm = <T>(
  args: Args,
  access: PageAccess,
  declared: readonly (Form | string | LongField)[],
  run: (member: Member & { typed: FormData }) => Promise<T>,
): Promise<T> =>
  asMember(args, access, async (member) => {
    const typed = await readForm(args.request, ...declared);
    try {
      return await run({ ...member, typed });
    } catch (error) {
      if (!(error instanceof StaffRefusal) || error.code !== 'STEP_UP_REQUIRED') throw error;
      const short = declared.filter((each): each is Form | string => !isLongField(each));
      const cookie = await storeForm(args, short, typed, formOwner(adminOf(args)));
      const headers: HeadersInit = cookie ? { 'Set-Cookie': cookie } : {};
      throw redirectDocument(adminLinks.factor(pathOf(args.request)), { headers });
    }
  });

/** Of a stored form: this session, also after its bearer has changed. */
export const formOwner = ({ id }: AdminSession): string | null => id && `mesa ${id}`;

function dueBefore(access: PageAccess, state: StaffState, path: string): string | null {
  if (state === 'enrolment') return access === 'enrolment' ? null : adminLinks.enrolment();
  if (state === 'factor') return access === 'factor' ? null : adminLinks.factor(path);
  return null;
}

const isVerb = (access: PageAccess): access is Verb => access.includes('.');

function answerTo({ status, code }: StaffRefusal, admin: AdminSession, path: string): Response {
  if (status === 404) return notFound();
  if (status === 401) {
    if (admin.id !== null) admin.end();
    return redirectDocument(adminLinks.signIn(path));
  }
  return redirectDocument(code === 'ENROLMENT_REQUIRED' ? adminLinks.enrolment() : adminLinks.factor(path));
}
