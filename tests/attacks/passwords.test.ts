import { beforeAll, expect, test } from 'vitest';
import type { Asker } from '@api/auth/password-turns';
import { createPasswords, passwordCost } from '@api/auth/passwords';

/** An eighth of the cost in earnest: ratios are the same, and a busy machine is through in time. */
const passwords = createPasswords({ ...passwordCost, ln: passwordCost.ln - 3 });
let kept: string;
beforeAll(async () => {
  kept = await passwords.hash('Ipanema#1962', { ip: null });
});

/** The median of how long a few askers wait for their right password's answer, one after the other, ms. */
async function waitOf(asker: (n: number) => Asker): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < 5; n += 1) {
    const begun = performance.now();
    expect(await passwords.check('Ipanema#1962', kept, asker(n))).toMatchObject({ right: true });
    times.push(performance.now() - begun);
  }
  return times.sort((a, b) => a - b)[2]!;
}

/**
 * Wrong passwords from 60 networks, four at once from each, again shortly after each answer, while `work` runs, which
 * begins when each of them has had its first: until then they are strangers like all others.
 */
async function under<T>(network: (n: number) => string, work: () => Promise<T>): Promise<T> {
  let isOver = false;
  const answered = new Set<number>();
  const attack = async (n: number) => {
    while (!isOver) {
      await passwords.check('wrong', null, { ip: network(n % 60) }).catch(() => {});
      answered.add(n % 60);
      await new Promise((resume) => setTimeout(resume, 20));
    }
  };
  const attacks = Array.from({ length: 240 }, (_, n) => attack(n));
  try {
    while (answered.size < 60) await new Promise((resume) => setTimeout(resume, 20));
    return await work();
  } finally {
    isOver = true;
    await Promise.all(attacks);
  }
}

let rounds = 0;
test.each<[string, (n: number) => string]>([
  ['60 networks of /64 in one /48', (n) => `2001:db8:1:${n.toString(16)}::1`],
  ['60 networks of /48', (n) => `2001:db8:${(n + 16).toString(16)}::1`],
  ['60 addresses of IPv4', (n) => `203.0.113.${n}`],
])('while %s try passwords, everybody else’s are looked at, known browser or not', async (_, network) => {
  const round = (rounds += 1);
  const stranger = (kind: number) => (n: number) => ({ ip: `198.51.${round}.${kind * 50 + n}` });
  const quiet = await waitOf(stranger(0));
  const attacked = await under(network, async () => ({
    known: await waitOf(() => ({ account: 7 })),
    unknown: await waitOf(stranger(1)),
  }));
  // One to wait for, then its own, on processors that the other one and whoever else works here use too.
  expect(attacked.known / quiet).toBeLessThan(8);
  expect(attacked.unknown / quiet).toBeLessThan(8);
  expect((await waitOf(stranger(2))) / quiet).toBeLessThan(4);
});
