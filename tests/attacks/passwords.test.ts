import { beforeAll, expect, test } from 'vitest';
import type { Requester } from '@api/accounts/hash-queue';
import { createPasswords, passwordCost } from '@api/accounts/passwords';

/** An eighth of the cost in earnest: who waits for whom is the same, and a busy machine is through in time. */
const passwords = createPasswords({ ...passwordCost, ln: passwordCost.ln - 3 });
let storedHash: string;
beforeAll(async () => {
  storedHash = await passwords.hash('Jangada#1962', { ip: null });
});

const networks = 60;
const pause = (ms: number) => new Promise((resume) => setTimeout(resume, ms));

/** Wrong passwords from many networks, four at once from each, again shortly after each answer. */
function attack(network: (n: number) => string) {
  let isOver = false;
  let lookedAt = 0;
  const met = new Set<number>();
  const one = async (n: number) => {
    while (!isOver) {
      const isLookedAt = await passwords.check('wrong', null, { ip: network(n) }).then(
        () => true,
        () => false,
      );
      if (isLookedAt) lookedAt += 1;
      met.add(n);
      await pause(20);
    }
  };
  const all = Array.from({ length: 4 * networks }, (_, n) => one(n % networks));
  return {
    lookedAt: () => lookedAt,
    /** Each network has had an answer: until then they are strangers like all others. */
    async isUnderWay() {
      while (met.size < networks) await pause(20);
    },
    end() {
      isOver = true;
      return Promise.all(all);
    },
  };
}

test.each<[string, (n: number) => string]>([
  [`${networks} networks of /64 in one /48`, (n) => `2001:db8:1:${n.toString(16)}::1`],
  [`${networks} networks of /48`, (n) => `2001:db8:${(n + 16).toString(16)}::1`],
  [`${networks} addresses of IPv4`, (n) => `203.0.113.${n}`],
])('while %s try passwords, other accounts are checked next', async (_, network) => {
  const attackers = attack(network);
  await attackers.isUnderWay();
  try {
    for (let n = 0; n < 5; n += 1)
      for (const asker of [{ account: 7 }, { ip: `198.51.100.${n}` }] satisfies Requester[]) {
        const before = attackers.lookedAt();
        expect(await passwords.check('Jangada#1962', storedHash, asker)).toMatchObject({ right: true });
        // Those two that were under way, and what the other of the two places does meanwhile.
        expect(attackers.lookedAt() - before, JSON.stringify(asker)).toBeLessThanOrEqual(5);
      }
  } finally {
    await attackers.end();
  }
  await passwords.check('Jangada#1962', storedHash, { ip: network(0) });
});
