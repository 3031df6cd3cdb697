import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { type Asker, createPasswordTurns } from './password-turns';

/** scrypt's N as a power of two, its r and p. */
export interface PasswordCost {
  ln: number;
  r: number;
  p: number;
}

/** 16 MiB and five rounds: OWASP's recommendation; what is stronger is taken from here at the next sign-in. */
export const passwordCost: PasswordCost = { ln: 14, r: 8, p: 5 };
const [saltBytes, keyBytes] = [16, 32];

/** Each waits for its turn among all others that ask (password-turns.ts, which says what is thrown). */
export interface Passwords {
  /** `$scrypt$ln=14,r=8,p=5$salt$key`: the cost stands in it, so that another one can follow. */
  hash(password: string, asker: Asker): Promise<string>;
  /**
   * Whether a password is the one that was kept. `stored` null (no such account, or one without a password) takes as
   * long and is wrong. `outdated`: it is right, and was kept at another cost than today's.
   */
  check(
    password: string,
    stored: string | null,
    asker: Asker,
  ): Promise<{ right: boolean; outdated: boolean }>;
}

/** Hashes passwords by scrypt, two at once, the rest in turn. */
export function createPasswords(
  cost: PasswordCost = passwordCost,
  inTurn = createPasswordTurns(),
): Passwords {
  const nobodys = written(cost, randomBytes(saltBytes), randomBytes(keyBytes));
  return {
    async hash(password, asker) {
      const salt = randomBytes(saltBytes);
      return written(cost, salt, await inTurn(asker, () => derive(password, salt, cost)));
    },
    async check(password, stored, asker) {
      const kept = read(stored ?? nobodys);
      const key = await inTurn(asker, () => derive(password, kept.salt, kept.cost));
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
