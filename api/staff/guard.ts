import type { Context, MiddlewareHandler } from 'hono';
import { type CallBindings, callerOf } from '@api/platform/http/caller';
import { constantTimeMiss } from '@api/platform/http/constant-time-miss';
import { notFound, secretRequired, signedOut } from '@api/platform/http/errors';
import { type StaffAccess, staffCallOf } from '@contract/staff-calls';
import { type Grant, grantOf, needsStepUp } from '@domain/staff/roles';
import type { StaffDeps } from './deps';
import { sessionOfToken, type StaffContext } from './queries/sessions';
import { enrolmentRequired, factorRequired, stepUpRequired } from './refusals';

declare module 'hono' {
  interface ContextVariableMap {
    /** Of the calls below /staff that need a session. `grant`: of the call's verb, else 'all'. */
    staff: StaffContext & { grant: Grant };
  }
}

const bearerHeader = /^Bearer ([\w-]{16,200})$/i;

/**
 * Stands before every call below /staff, also those of other modules: `access` of the contract decides. What a member may
 * not see answers as what does not exist.
 */
export const staffGuard =
  ({ db, admin }: Pick<StaffDeps, 'db' | 'admin'>): MiddlewareHandler =>
  async (context, next) => {
    const call = staffCallOf(context.req.method, context.req.path);
    if (!call || !admin.isAdminAddress(callerOf(context).ip)) throw notFound();
    if (((context.env ?? {}) as CallBindings).isStranger) throw secretRequired();
    if (call.access !== 'anyone') {
      const token = bearerHeader.exec(context.req.header('authorization') ?? '')?.[1];
      const found = token && (await constantTimeMiss(() => sessionOfToken(db, token)));
      if (!found) throw signedOut();
      context.set('staff', { ...found, grant: grantedTo(found, call.access) });
    }
    await next();
  };

/** Also for refusals: browsers and proxies store nothing of the admin. */
export const privateAnswers: MiddlewareHandler = async (context, next) => {
  await next();
  context.res.headers.set('Cache-Control', 'private, no-store');
};

/** @throws the refusal of `access` */
function grantedTo({ member, session }: StaffContext, access: Exclude<StaffAccess, 'anyone'>): Grant {
  const { state, isSteppedUp } = session;
  if (access === 'session') return 'all';
  if (access === 'enrolment' && state === 'enrolment') return 'all';
  if (state === 'enrolment') throw enrolmentRequired();
  if (access === 'factor') return 'all';
  if (state === 'factor') throw factorRequired();
  if (access === 'open') return 'all';
  const isVerb = access !== 'enrolment' && access !== 'step-up';
  const grant = isVerb ? grantOf(member.role, access) : 'all';
  if (!grant) throw notFound();
  if ((!isVerb || needsStepUp(access)) && !isSteppedUp) throw stepUpRequired();
  return grant;
}

export const staffOf = (context: Context): StaffContext & { grant: Grant } => context.get('staff');

export const actorOf = ({ member: { id, role } }: Pick<StaffContext, 'member'>) => ({ memberId: id, role });
