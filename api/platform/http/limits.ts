import type { Context } from 'hono';
import type { Kysely } from 'kysely';
import type { AttemptTables } from './schema';
import { ApiError, tooManyTries } from './errors';
import { limitedNetworksOf } from '@domain/network/ip-network';
import { inTransaction } from '@api/platform/db/transaction';
import { countTry, type GrowingDelay, type Limit } from './attempts';
import { type CallBindings, callerOf } from './caller';
import { hashOf } from './secrets';

const minute = 60;
const day = 24 * 60 * minute;

/** Strict per account, generous per address: mobile networks share addresses (issue 'Signing in'; settled §5). */
export const limits = {
  signInsByAddress: { most: 100, seconds: 5 * minute },
  signInsByAccountAndAddress: { most: 10, seconds: minute },
  signInsByDevice: { most: 10, seconds: minute },
  emailChecksByAddress: { most: 60, seconds: minute },
  registrationsByAddress: { most: 30, seconds: 10 * minute },
  /** Generous: visitors of a mobile network share an address. The website counts its own leads by the same limits. */
  leadsByAddress: { most: 60, seconds: 10 * minute },
  /** Announcements over the limit are held for review (domain/leads/suspicion.ts). */
  announcementsByEmail: { most: 10, seconds: day },
  draftsByAddress: { most: 100, seconds: day },
  photosByAddress: { most: 300, seconds: 60 * minute },
  viewsByAddress: { most: 600, seconds: 10 * minute },
  recoveriesByAccount: { most: 5, seconds: 30 * minute },
  recoveriesByAddress: { most: 100, seconds: 30 * minute },
  oneTimeTokensByAddress: { most: 60, seconds: 10 * minute },
  /** Unknown tokens alone: the people of an office share an address. */
  contactLinksByAddress: { most: 60, seconds: 10 * minute },
  /** Unknown tokens of reserved properties. */
  reservedLinksByAddress: { most: 60, seconds: 10 * minute },
  /** Any visitor can trigger these e-mails. */
  lettersByEmail: { most: 5, seconds: 30 * minute },
  receiptsByEmail: { most: 3, seconds: day },
  confirmationsByEmail: { most: 1, seconds: day },
  lettersByAddress: { most: 30, seconds: 30 * minute },
  writesByFolderLink: { most: 120, seconds: 60 * minute },
  exportsByAccount: { most: 10, seconds: 10 * minute },
  passwordProofsByAccount: { most: 10, seconds: 15 * minute },
  staffSignInsByAddress: { most: 30, seconds: 5 * minute },
  staffTokensByAddress: { most: 30, seconds: 10 * minute },
  staffPasswordProofs: { most: 10, seconds: 15 * minute },
  staffInvitations: { most: 50, seconds: day },
} as const satisfies Record<string, Limit>;

/** Limits by address count networks (`waitForAddress`). */
export type AddressLimitName = Extract<keyof typeof limits, `${string}Address`>;
type OtherLimitName = Exclude<keyof typeof limits, AddressLimitName>;

/** Wrong passwords of an account within a day: the eleventh try waits 30 s; the maximum is 15 minutes. */
export const failuresOfAccount: GrowingDelay = {
  free: 10,
  first: 30,
  longest: 15 * minute,
  memory: day,
};
/** Second factors of a member within a day. A code of six digits is guessed by chance, so the tries are few. */
export const failuresOfFactor: GrowingDelay = { free: 5, first: 30, longest: 15 * minute, memory: day };
export const maxAttemptSeconds = failuresOfAccount.memory;

/** Stores only hashes of e-mails and addresses. */
export const limitKey = (name: string, ...subject: string[]): string =>
  `${name}:${hashOf(subject.join(' '))}`;

/** `subject`: a normalized e-mail or an id. @returns 0, or seconds to wait */
export const waitFor = (
  db: Kysely<AttemptTables>,
  name: OtherLimitName,
  ...subject: string[]
): Promise<number> => countTry(db, limitKey(name, ...subject), limits[name]);

/** The same for the networks of an address. In a transaction that is rolled back, a refused try counts for none. */
export async function waitForAddress(
  write: Kysely<AttemptTables>,
  name: AddressLimitName,
  ip: string | null,
  ...subject: string[]
): Promise<number> {
  const { most: max, seconds } = limits[name];
  for (const { network, allowance } of limitedNetworksOf(ip)) {
    const limit = { most: max * allowance, seconds };
    const wait = await countTry(write, limitKey(name, ...subject, network), limit);
    if (wait > 0) return wait;
  }
  return 0;
}

export async function consumeLimit(
  db: Kysely<AttemptTables>,
  name: OtherLimitName,
  ...subject: string[]
): Promise<void> {
  refuseFor(await waitFor(db, name, ...subject));
}

export const consumeAddressLimit = (
  db: Kysely<AttemptTables>,
  name: AddressLimitName,
  ip: string | null,
): Promise<void> => inTransaction(db, async (write) => refuseFor(await waitForAddress(write, name, ip)));

/** For our website's own visitors. @returns 0, or seconds to wait */
export async function waitOverInstances(
  db: Kysely<AttemptTables>,
  name: AddressLimitName,
  ip: string | null,
): Promise<number> {
  try {
    await consumeAddressLimit(db, name, ip);
    return 0;
  } catch (error) {
    if (error instanceof ApiError && error.more.retryAfter) return error.more.retryAfter;
    throw error;
  }
}

/** Limits direct callers by network; our website limits its own visitors. */
export async function consumeStrangerLimit(
  db: Kysely<AttemptTables>,
  name: AddressLimitName,
  context: Context,
): Promise<void> {
  const { isStranger } = (context.env ?? {}) as CallBindings;
  if (isStranger) await consumeAddressLimit(db, name, callerOf(context).ip);
}

function refuseFor(seconds: number): void {
  if (seconds > 0) throw tooManyTries(seconds);
}
