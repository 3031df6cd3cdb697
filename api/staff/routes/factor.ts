import { type Context, Hono } from 'hono';
import type { z } from 'zod';
import { writing } from '@api/platform/http/request-deadline';
import { jsonBody, valid, validForm } from '@api/platform/http/validate';
import type { staffTokenAnswer } from '@contract/staff';
import { staffCodeBody, staffPasskeyBody, type staffPasskeyOptionsAnswer } from '@contract/staff-factors';
import type { StaffDeps } from '../deps';
import { saveChallenge, takeChallenge } from '../factors/challenges';
import { authenticationOptions, usePasskey } from '../factors/passkeys';
import { proveFactor } from '../factors/prove';
import { useRecoveryCode } from '../factors/recovery-codes';
import { useTotp } from '../factors/totp';
import { staffOf } from '../guard';
import { wrongCode, wrongPasskey } from '../refusals';

export const codeOf = async (context: Context): Promise<string> =>
  validForm(staffCodeBody, await jsonBody(context)).code.replace(/[\s-]/g, '');

/** Proving a second factor: after the password, and for step-up. */
export function factorRoutes(deps: StaffDeps): Hono {
  const { db, admin } = deps;
  const routes = new Hono();
  const opened = (context: Context, token: string) =>
    context.json({ data: { token, state: 'open' } } satisfies z.input<typeof staffTokenAnswer>);

  routes.post('/staff/factor/totp', async (context) => {
    const [staff, code] = [staffOf(context), await codeOf(context)];
    const token = await proveFactor({ db: writing(context, db) }, staff, {
      kind: 'totp',
      check: (write) => useTotp(write, admin.seals, staff.member.id, code),
      refuse: wrongCode,
    });
    return opened(context, token);
  });

  routes.post('/staff/factor/recovery-code', async (context) => {
    const [staff, code] = [staffOf(context), await codeOf(context)];
    const token = await proveFactor({ db: writing(context, db) }, staff, {
      kind: 'recovery-code',
      check: (write) => useRecoveryCode(write, staff.member.id, code),
      refuse: wrongCode,
    });
    return opened(context, token);
  });

  routes.post('/staff/factor/passkey/options', async (context) => {
    const { member, session } = staffOf(context);
    const options = await authenticationOptions(db, admin.siteUrl, member.id);
    await saveChallenge(writing(context, db), session.hash, options.challenge);
    return context.json({ data: { options: { ...options } } } satisfies z.input<
      typeof staffPasskeyOptionsAnswer
    >);
  });

  routes.post('/staff/factor/passkey', async (context) => {
    const staff = staffOf(context);
    const { credential } = valid(staffPasskeyBody, await jsonBody(context));
    const challenge = await takeChallenge(db, staff.session.hash);
    const token = await proveFactor({ db: writing(context, db) }, staff, {
      kind: 'passkey',
      check: async (write) =>
        challenge !== null &&
        usePasskey(write, { siteUrl: admin.siteUrl, challenge }, { memberId: staff.member.id, credential }),
      refuse: wrongPasskey,
    });
    return opened(context, token);
  });
  return routes;
}
