import { randomInt } from 'node:crypto';
import type { Passwords } from '@api/accounts/passwords';
import { operator, recordAct, subjectOf } from '@api/audit/record-act';
import type { Write } from '@api/platform/db/transaction';
import type { Role } from '@domain/staff/roles';
import type { DemoDatabase } from '../schema';

export interface DemoMember {
  name: string;
  email: string;
  role: Role;
  password: string;
}

const members = [
  { name: 'Helena Prado', email: 'helena@exemplo.com.br', role: 'direcao' },
  { name: 'Bruno Serra', email: 'bruno@exemplo.com.br', role: 'atendimento' },
] as const;

/** Of the demo's site: the member has its e-mail. */
export interface DemoBroker {
  name: string;
  email: string;
}

/** Without letters and digits that look alike. */
const letters = 'abcdefghijkmnpqrstuvwxyz';
const digits = '23456789';
const some = (alphabet: string, length: number) =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');

/** 90 bits, and of each kind that a password needs. */
const newPassword = (): string =>
  [some(letters, 6), some(letters.toUpperCase(), 6), some(digits, 4), some(letters, 6)].join(
    some('@$!%#?&', 1),
  );

export async function newMembers(passwords: Passwords, broker: DemoBroker) {
  const found = [];
  for (const member of [...members, { ...broker, role: 'corretor' as const }]) {
    const password = newPassword();
    found.push({ ...member, password, hash: await passwords.hash(password, { ip: null }) });
  }
  return found;
}

/** Their second factor is their own to enrol. @returns the id of Atendimento */
export async function writeMembers(
  write: Write<DemoDatabase>,
  made: Awaited<ReturnType<typeof newMembers>>,
  now: Date,
): Promise<number> {
  let service = 0;
  for (const { name, email, role, hash } of made) {
    const values = { name, role, password: hash, joined_at: now };
    const { id } = await write
      .insertInto('staff_member')
      .values({ ...values, email, added_at: now })
      .onConflict((conflict) => conflict.column('email').doUpdateSet(values))
      .returning('id')
      .executeTakeFirstOrThrow();
    await recordAct(write, {
      ...{ actor: operator, verb: 'access.join', subject: subjectOf('member', id) },
      changes: { name: [null, name], role: [null, role] },
    });
    if (role === 'atendimento') service = id;
  }
  return service;
}
