import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { busy } from '@api/errors';

/** scrypt's N as a power of two, its r and p. */
export interface PasswordCost {
  ln: number;
  r: number;
  p: number;
}

/** 16 MiB and five rounds: OWASP's recommendation; what is stronger is taken from here at the next sign-in. */
export const passwordCost: PasswordCost = { ln: 14, r: 8, p: 5 };
/** How many are worked on at once: each takes a processor for a while and its memory. */
const atOnce = 2;
/** How many more may wait; longer than this nobody waits in patience. */
const maxWaiting = 40;
const [saltBytes, keyBytes] = [16, 32];

export interface Passwords {
  /** `$scrypt$ln=14,r=8,p=5$salt$key`: the cost stands in it, so that another one can follow. */
  hash(password: string): Promise<string>;
  /**
   * Whether a password is the one that was kept. `stored` null (no such account, or one without a password) takes as
   * long and is wrong. `outdated`: it is right, and was kept at another cost than today's.
   */
  check(password: string, stored: string | null): Promise<{ right: boolean; outdated: boolean }>;
}

/** Hashes passwords by scrypt, two at once, the rest in turn. Throws `busy()` where too many wait. */
export function createPasswords(cost: PasswordCost = passwordCost): Passwords {
  const inTurn = createTurns(atOnce, maxWaiting);
  const nobodys = written(cost, randomBytes(saltBytes), randomBytes(keyBytes));
  return {
    async hash(password) {
      const salt = randomBytes(saltBytes);
      return written(cost, salt, await inTurn(() => derive(password, salt, cost)));
    },
    async check(password, stored) {
      const kept = read(stored ?? nobodys);
      const key = await inTurn(() => derive(password, kept.salt, kept.cost));
      const right = timingSafeEqual(key, kept.key) && stored !== null;
      return { right, outdated: right && !sameCost(kept.cost, cost) };
    },
  };
}

const sameCost = (a: PasswordCost, b: PasswordCost) => a.ln === b.ln && a.r === b.r && a.p === b.p;

const written = ({ ln, r, p }: PasswordCost, salt: Buffer, key: Buffer): string =>
  `$scrypt$ln=${ln},r=${r},p=${p}$${salt.toString('base64url')}$${key.toString('base64url')}`;

function read(stored: string): { cost: PasswordCost; salt: Buffer; key: Buffer } {
  const parts = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/.exec(stored);
  if (!parts) throw new Error('a kept password has an unknown format');
  const [ln, r, p] = parts.slice(1, 4).map(Number) as [number, number, number];
  const [salt, key] = parts.slice(4).map((part) => Buffer.from(part, 'base64url')) as [Buffer, Buffer];
  return { cost: { ln, r, p }, salt, key };
}

/** The same password may be typed in composed letters or not: one form of both is taken. */
function derive(password: string, salt: Buffer, { ln, r, p }: PasswordCost): Promise<Buffer> {
  const N = 2 ** ln;
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyBytes, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

/** Runs at most `most` works at once and lets up to `room` wait, in their order. */
function createTurns(most: number, room: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < most) running += 1;
    else if (waiting.length >= room) throw busy();
    else await new Promise<void>((begin) => waiting.push(begin));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
