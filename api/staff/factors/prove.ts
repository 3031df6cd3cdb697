import { recordAct, subjectOf } from '@api/audit/record-act';
import { inTransaction, type Write } from '@api/platform/db/transaction';
import type { ApiError } from '@api/platform/http/errors';
import { countFactor } from '../attempts';
import type { StaffDeps } from '../deps';
import { actorOf } from '../guard';
import { openSession, type StaffContext } from '../queries/sessions';
import type { StaffDatabase } from '../schema';
import { createRecoveryCodes, countRecoveryCodes } from './recovery-codes';

export type FactorKind = 'totp' | 'passkey' | 'recovery-code';

interface Proof {
  kind: FactorKind;
  check(write: Write<StaffDatabase>): Promise<boolean>;
  refuse(): ApiError;
}

/** Opens the session, or steps it up. @returns its new bearer @throws the proof's refusal, `tooManyTries()` (429) */
export async function proveFactor(
  { db }: Pick<StaffDeps, 'db'>,
  staff: StaffContext,
  { kind, check, refuse }: Proof,
): Promise<string> {
  const forgiven = await countFactor(db, staff.member.id);
  const token = await inTransaction(db, async (write) => {
    if (!(await check(write))) throw refuse();
    await recordAct(write, {
      ...ownAct(staff, staff.session.state === 'open' ? 'access.step-up' : 'access.open'),
      changes: { factor: [null, kind] },
    });
    return openSession(write, staff);
  });
  await forgiven();
  return token;
}

/** Adds a factor; the first one brings the recovery codes. @throws as `proveFactor` */
export async function enrolFactor(
  { db }: Pick<StaffDeps, 'db'>,
  staff: StaffContext,
  { kind, check, refuse }: Proof,
): Promise<{ token: string; codes: string[] | null }> {
  const { id } = staff.member;
  const forgiven = await countFactor(db, id);
  const enrolled = await inTransaction(db, async (write) => {
    if (!(await check(write))) throw refuse();
    const isFirst = (await countRecoveryCodes(write, id)) === 0;
    const codes = isFirst ? await createRecoveryCodes(write, id) : null;
    await recordAct(write, { ...ownAct(staff, 'access.factor'), changes: { factor: [null, kind] } });
    return { codes, token: await openSession(write, staff) };
  });
  await forgiven();
  return enrolled;
}

export const ownAct = (staff: StaffContext, verb: string) => ({
  actor: actorOf(staff),
  verb,
  subject: subjectOf('member', staff.member.id),
});
