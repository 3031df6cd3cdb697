import { Hono } from 'hono';
import type { z } from 'zod';
import { recordAct } from '@api/audit/record-act';
import { inTransaction } from '@api/platform/db/transaction';
import { writing } from '@api/platform/http/request-deadline';
import { jsonBody, validForm } from '@api/platform/http/validate';
import type { doneAnswer } from '@contract/auth';
import {
  type staffCodesAnswer,
  type staffEnrolledAnswer,
  staffNewPasskeyBody,
  type staffPasskeyOptionsAnswer,
  type staffTotpAnswer,
} from '@contract/staff-factors';
import type { StaffDeps } from '../deps';
import { saveChallenge, takeChallenge } from '../factors/challenges';
import { addPasskey, registrationOptions } from '../factors/passkeys';
import { enrolFactor, ownAct } from '../factors/prove';
import { createRecoveryCodes } from '../factors/recovery-codes';
import { removePasskey, removeTotp } from '../factors/remove';
import { confirmTotp, createTotp } from '../factors/totp';
import { staffOf } from '../guard';
import { wrongCode, wrongPasskey } from '../refusals';
import { codeOf } from './factor';

const done = { status: 'success' } satisfies z.input<typeof doneAnswer>;

/** A member's own factors. */
export function enrolmentRoutes({ db, admin }: StaffDeps): Hono {
  const routes = new Hono();
  const issuer = new URL(admin.siteUrl).hostname;

  routes.post('/staff/factors/totp', async (context) => {
    const { id: memberId, email: label } = staffOf(context).member;
    const data = await createTotp(writing(context, db), admin.seals, { memberId, issuer, label });
    return context.json({ data } satisfies z.input<typeof staffTotpAnswer>);
  });

  routes.post('/staff/factors/totp/confirm', async (context) => {
    const [staff, code] = [staffOf(context), await codeOf(context)];
    const enrolled = await enrolFactor({ db: writing(context, db) }, staff, {
      kind: 'totp',
      check: (write) => confirmTotp(write, admin.seals, staff.member.id, code),
      refuse: wrongCode,
    });
    return context.json({ data: { ...enrolled, state: 'open' } } satisfies z.input<
      typeof staffEnrolledAnswer
    >);
  });

  routes.post('/staff/factors/passkeys/options', async (context) => {
    const { member, session } = staffOf(context);
    const options = await registrationOptions(db, admin.siteUrl, member);
    await saveChallenge(writing(context, db), session.hash, options.challenge);
    return context.json({ data: { options: { ...options } } } satisfies z.input<
      typeof staffPasskeyOptionsAnswer
    >);
  });

  routes.post('/staff/factors/passkeys', async (context) => {
    const staff = staffOf(context);
    const { name, credential } = validForm(staffNewPasskeyBody, await jsonBody(context));
    const challenge = await takeChallenge(db, staff.session.hash);
    const enrolled = await enrolFactor({ db: writing(context, db) }, staff, {
      kind: 'passkey',
      check: async (write) =>
        challenge !== null &&
        addPasskey(
          write,
          { siteUrl: admin.siteUrl, challenge },
          { memberId: staff.member.id, name, credential },
        ),
      refuse: wrongPasskey,
    });
    return context.json({ data: { ...enrolled, state: 'open' } } satisfies z.input<
      typeof staffEnrolledAnswer
    >);
  });

  routes.delete('/staff/factors/totp', async (context) => {
    await removeTotp(writing(context, db), staffOf(context));
    return context.json(done);
  });

  routes.delete('/staff/factors/passkeys/:id', async (context) => {
    await removePasskey(writing(context, db), staffOf(context), context.req.param('id'));
    return context.json(done);
  });

  routes.post('/staff/recovery-codes', async (context) => {
    const staff = staffOf(context);
    const codes = await inTransaction(writing(context, db), async (write) => {
      await recordAct(write, ownAct(staff, 'access.codes'));
      return createRecoveryCodes(write, staff.member.id);
    });
    return context.json({ data: { codes } } satisfies z.input<typeof staffCodesAnswer>);
  });
  return routes;
}
