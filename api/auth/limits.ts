import type { Context } from 'hono';
import type { Kysely } from 'kysely';
import type { Database } from '@api/db/schema';
import { tooManyTries } from '@api/errors';
import { networkOf } from '@domain/network';
import { countTry, type GrowingDelay, type Limit } from '@api/repositories/attempts';
import { type CallBindings, callerOf } from './caller';
import { hashOf } from './secrets';

const minute = 60;
const day = 24 * 60 * minute;

/**
 * How often what may be asked: tight for each account, wide for each address, since mobile networks share addresses
 * (issue 'Signing in'; settled §5). Counted in the database, so for all processes together.
 */
export const limits = {
  signInsByAddress: { most: 100, seconds: 5 * minute },
  signInsByAccountAndAddress: { most: 10, seconds: minute },
  /** A browser that is known to the account has room of its own, whatever others do. */
  signInsByDevice: { most: 10, seconds: minute },
  emailChecksByAddress: { most: 60, seconds: minute },
  registrationsByAddress: { most: 30, seconds: 10 * minute },
  /** Wide: a mobile network's visitors share an address. What the website takes is counted there, by the same limits. */
  leadsByAddress: { most: 60, seconds: 10 * minute },
  /** Homes that are announced by one e-mail: more are kept apart (domain/suspicion.ts). */
  announcementsByEmail: { most: 10, seconds: day },
  /** Drafts of announcements that are begun, by whoever it is. */
  draftsByAddress: { most: 100, seconds: day },
  /** Photos of announcements. */
  photosByAddress: { most: 300, seconds: 60 * minute },
  viewsByAddress: { most: 600, seconds: 10 * minute },
  recoveriesByAccount: { most: 5, seconds: 30 * minute },
  recoveriesByAddress: { most: 100, seconds: 30 * minute },
  /** One-time tokens handed in: nobody finds one by trying, and nobody is to keep us busy. */
  oneTimeTokensByAddress: { most: 60, seconds: 10 * minute },
  /** Letters that anybody may have sent: a validation, an invitation. */
  lettersByEmail: { most: 5, seconds: 30 * minute },
  /** 'Recebemos o seu contato', to whoever's address was typed. */
  receiptsByEmail: { most: 3, seconds: day },
  /** Letters that ask to confirm a subscription, to whoever's address was typed. */
  confirmationsByEmail: { most: 1, seconds: day },
  lettersByAddress: { most: 30, seconds: 30 * minute },
  /** What the guest of a folder's link writes. */
  writesByFolderLink: { most: 120, seconds: 60 * minute },
  /** A file of everything is dear. */
  exportsByAccount: { most: 10, seconds: 10 * minute },
  /** A signed-in person's own password, asked for once more before something that cannot be undone. */
  passwordProofsByAccount: { most: 10, seconds: 15 * minute },
} as const satisfies Record<string, Limit>;

/** Wrong passwords of an account, as long as a day: the eleventh waits half a minute, at most a quarter of an hour. */
export const failuresOfAccount: GrowingDelay = {
  free: 10,
  first: 30,
  longest: 15 * minute,
  memory: day,
};
/** The longest that anything here is remembered, in seconds. */
export const longestMemory = failuresOfAccount.memory;

/** E-mails and addresses are not kept in what is counted, only their hashes. */
export const limitKey = (name: string, ...subject: string[]): string =>
  `${name}:${hashOf(subject.join(' '))}`;

/** Counts one more of `subject` (an e-mail as accounts have it, `networkOf` an address, an id). @returns 0, or seconds to wait */
export const waitFor = (
  db: Kysely<Database>,
  name: keyof typeof limits,
  ...subject: string[]
): Promise<number> => countTry(db, limitKey(name, ...subject), limits[name]);

/** The same for those who have nothing to weigh: throws `tooManyTries()` (429). */
export async function takeTurn(
  db: Kysely<Database>,
  name: keyof typeof limits,
  ...subject: string[]
): Promise<void> {
  const seconds = await waitFor(db, name, ...subject);
  if (seconds > 0) throw tooManyTries(seconds);
}

/** The same for a caller that is no website of ours, whose own limits would hold: by the network that the call comes from. */
export async function takeStrangersTurn(
  db: Kysely<Database>,
  name: keyof typeof limits,
  context: Context,
): Promise<void> {
  const { isStranger } = (context.env ?? {}) as CallBindings;
  if (isStranger) await takeTurn(db, name, networkOf(callerOf(context).ip));
}
