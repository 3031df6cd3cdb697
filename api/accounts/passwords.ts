import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { type Requester, createHashQueue } from './hash-queue';

/** scrypt's N (as log2), r and p. */
export interface PasswordCost {
  ln: number;
  r: number;
  p: number;
}

/** OWASP's recommendation: 16 MiB, five rounds. The next sign-in rehashes passwords of another cost. */
export const passwordCost: PasswordCost = { ln: 14, r: 8, p: 5 };
const [saltBytes, keyBytes] = [16, 32];

export interface Passwords {
  /** `$scrypt$ln=14,r=8,p=5$salt$key` */
  hash(password: string, requester: Requester): Promise<string>;
  /** `stored` null (no account, or no password) takes as long and is wrong. `outdated`: right, but at another cost. */
  check(
    password: string,
    stored: string | null,
    requester: Requester,
  ): Promise<{ right: boolean; outdated: boolean }>;
}

export function createPasswords(cost: PasswordCost = passwordCost, inTurn = createHashQueue()): Passwords {
  const placeholderHash = written(cost, randomBytes(saltBytes), randomBytes(keyBytes));
  return {
    async hash(password, requester) {
      const salt = randomBytes(saltBytes);
      return written(cost, salt, await inTurn(requester, () => derive(password, salt, cost)));
    },
    async check(password, stored, requester) {
      const parsed = read(stored ?? placeholderHash);
      const key = await inTurn(requester, () => derive(password, parsed.salt, parsed.cost));
      const right = timingSafeEqual(key, parsed.key) && stored !== null;
      return { right, outdated: right && !sameCost(parsed.cost, cost) };
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

/** NFKC: composed and decomposed input must match. */
function derive(password: string, salt: Buffer, { ln, r, p }: PasswordCost): Promise<Buffer> {
  const N = 2 ** ln;
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyBytes, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
