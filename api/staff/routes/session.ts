import { Hono } from 'hono';
import type { z } from 'zod';
import { recordAct } from '@api/audit/record-act';
import { inTransaction } from '@api/platform/db/transaction';
import { callerOf } from '@api/platform/http/caller';
import { writing } from '@api/platform/http/request-deadline';
import { jsonBody, valid, validForm } from '@api/platform/http/validate';
import type { doneAnswer } from '@contract/auth';
import {
  staffPasswordBody,
  type staffSessionAnswer,
  staffSignInBody,
  type staffTokenAnswer,
} from '@contract/staff';
import { grantsOf } from '@domain/staff/roles';
import type { StaffDeps } from '../deps';
import { passkeysOf } from '../factors/passkeys';
import { ownAct } from '../factors/prove';
import { countRecoveryCodes } from '../factors/recovery-codes';
import { hasTotp } from '../factors/remove';
import { staffOf } from '../guard';
import { endSession, sessionOfToken } from '../queries/sessions';
import { changePassword, signIn } from '../sign-in';

const done = { status: 'success' } satisfies z.input<typeof doneAnswer>;

export function staffSessionRoutes(deps: StaffDeps): Hono {
  const { db } = deps;
  const routes = new Hono();

  routes.post('/staff/sign-in', async (context) => {
    const token = await signIn(deps, valid(staffSignInBody, await jsonBody(context)), callerOf(context));
    const { session } = (await sessionOfToken(db, token))!;
    return context.json({ data: { token, state: session.state } } satisfies z.input<typeof staffTokenAnswer>);
  });

  routes.get('/staff/session', async (context) => {
    const { member, session } = staffOf(context);
    const passkeys = await passkeysOf(db, member.id);
    const data: z.input<typeof staffSessionAnswer>['data'] = {
      state: session.state,
      member,
      grants: session.state === 'open' ? grantsOf(member.role) : {},
      step_up_until: session.stepUpUntil?.toISOString() ?? null,
      expires_at: session.expiresAt.toISOString(),
      factors: {
        totp: await hasTotp(db, member.id),
        passkeys: passkeys.map(({ id, name, created_at, last_used_at }) => ({
          ...{ id, name, created_at: created_at.toISOString() },
          last_used_at: last_used_at?.toISOString() ?? null,
        })),
        recovery_codes: await countRecoveryCodes(db, member.id),
      },
    };
    return context.json({ data } satisfies z.input<typeof staffSessionAnswer>);
  });

  routes.post('/staff/sign-out', async (context) => {
    const staff = staffOf(context);
    await inTransaction(writing(context, db), async (write) => {
      await endSession(write, staff.session.hash);
      await recordAct(write, ownAct(staff, 'access.close'));
    });
    return context.json(done);
  });

  routes.put('/staff/password', async (context) => {
    const body = validForm(staffPasswordBody, await jsonBody(context));
    await changePassword({ ...deps, db: writing(context, db) }, staffOf(context), body, callerOf(context));
    return context.json(done);
  });
  return routes;
}
