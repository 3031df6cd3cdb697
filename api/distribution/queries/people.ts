import type { Kysely } from 'kysely';
import type { Undoing } from '@api/audit/undoer';
import { answeringRoles } from '@domain/staff/roles';
import type { PersonRef } from '@domain/leads/distribution/distribution-rules';
import { email as emailAddress } from '@domain/validation/email';
import type { DistributionDatabase } from '../schema';

/** Somebody who can be asked to take a contact. */
export interface Person {
  ref: PersonRef;
  name: string;
  /** null: reached in the admin alone. */
  address: string | null;
}

/** RFC 2606: such addresses receive no mail. The demo's brokers have them. */
export const addressOf = (text: string | null): string | null => {
  const address = emailAddress.safeParse(text ?? '').data?.toLowerCase();
  return address && !address.endsWith('.example') ? address : null;
};

/**
 * Active brokers who read e-mails or the admin, then members who answer contacts; by name. A member who is one of these
 * brokers is not there twice.
 */
export async function peopleWhoAnswer(db: Kysely<DistributionDatabase>): Promise<Person[]> {
  const members = await db
    .selectFrom('staff_member')
    .select(['id', 'name', 'email', 'role'])
    .where('role', 'in', [...answeringRoles])
    .orderBy('name')
    .orderBy('id')
    .execute();
  const inAdmin = new Set(members.map(({ email }) => email));
  const brokers = await db
    .selectFrom('broker')
    .select(['id', 'name', 'email'])
    .where('active', '=', true)
    .orderBy('name')
    .orderBy('id')
    .execute();
  const isBroker = new Set(brokers.map(({ email }) => (email ?? '').toLowerCase()));
  return [
    ...brokers
      .map(({ id, name, email }) => ({ ref: `broker:${id}`, name, address: addressOf(email), email }))
      .filter(({ address, email }) => address !== null || inAdmin.has((email ?? '').toLowerCase()))
      .map(({ email: _, ...person }) => person),
    ...members
      .filter(({ role, email }) => role !== 'corretor' || !isBroker.has(email))
      .map(({ id, name, email }) => ({
        ...{ ref: `member:${id}`, name: name ?? '' },
        address: addressOf(email),
      })),
  ];
}

/** Those whose absences the member notes: with a grant of one's own, the member or the broker of the same e-mail. */
export async function peopleAbsentFor(
  db: Kysely<DistributionDatabase>,
  { member: { id, email }, grant }: Pick<Undoing, 'member' | 'grant'>,
): Promise<Person[]> {
  const people = await peopleWhoAnswer(db);
  if (grant === 'all') return people;
  const brokers = await db
    .selectFrom('broker')
    .select('id')
    .where(({ fn }) => fn('lower', ['email']), '=', email)
    .execute();
  const own = [`member:${id}`, ...brokers.map((broker) => `broker:${broker.id}`)];
  return people.filter(({ ref }) => own.includes(ref));
}

/** The first of Direção, else of Operação; null: there is none. */
export async function usualLastResort(db: Kysely<DistributionDatabase>): Promise<PersonRef | null> {
  const found = await db
    .selectFrom('staff_member')
    .select('id')
    .where('role', 'in', ['direcao', 'operacao'])
    .orderBy('role')
    .orderBy('id')
    .executeTakeFirst();
  return found ? `member:${found.id}` : null;
}

/** Active brokers and members who answer contacts, by their address. A member who is a broker has one address. */
export async function peopleByAddress(db: Kysely<DistributionDatabase>): Promise<Map<string, PersonRef[]>> {
  const brokers = await db
    .selectFrom('broker')
    .select(['id', 'email'])
    .where('active', '=', true)
    .orderBy('id')
    .execute();
  const members = await db
    .selectFrom('staff_member')
    .select(['id', 'email'])
    .where('role', 'in', [...answeringRoles])
    .orderBy('id')
    .execute();
  const found = new Map<string, PersonRef[]>();
  const add = (ref: PersonRef, address: string | null) => {
    if (address) found.set(address, [...(found.get(address) ?? []), ref]);
  };
  for (const { id, email } of brokers) add(`broker:${id}`, addressOf(email));
  for (const { id, email } of members) add(`member:${id}`, addressOf(email));
  return found;
}
