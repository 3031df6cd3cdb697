import { beforeAll, expect, test } from 'vitest';
import { createHashQueue, type Requester } from '@api/accounts/hash-queue';
import { createPasswords, passwordCost } from '@api/accounts/passwords';
import { wideNetworkOf } from '@domain/network/ip-network';

const queue = createHashQueue();
/** Who has had a turn, in order: it does not depend on how fast the machine hashes. */
const turns: Requester[] = [];
/** An eighth of the cost in earnest: who waits for whom is the same, and a busy machine is through in time. */
const passwords = createPasswords({ ...passwordCost, ln: passwordCost.ln - 3 }, (requester, work) =>
  queue(requester, () => {
    turns.push(requester);
    return work();
  }),
);
let storedHash: string;
beforeAll(async () => {
  storedHash = await passwords.hash('Jangada#1962', { ip: null });
});

const networks = 60;
const pause = (ms: number) => new Promise((resume) => setTimeout(resume, ms));

/** Wrong passwords from many networks, four at once from each, again shortly after each answer. */
function attack(network: (n: number) => string) {
  let isOver = false;
  const before = turns.length;
  const one = async (n: number) => {
    while (!isOver) {
      await passwords.check('wrong', null, { ip: network(n) }).catch(() => null);
      await pause(20);
    }
  };
  const all = Array.from({ length: 4 * networks }, (_, n) => one(n % networks));
  return {
    /** Each network has had a turn: until then they are strangers like all others. */
    async isUnderWay() {
      const all = Array.from({ length: networks }, (_, n) => wideNetworkOf(network(n)));
      const isLeft = () => {
        const had = new Set(turns.slice(before).map((each) => 'ip' in each && wideNetworkOf(each.ip)));
        return all.some((each) => !had.has(each));
      };
      while (isLeft()) await pause(20);
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
        const before = turns.length;
        expect(await passwords.check('Jangada#1962', storedHash, asker)).toMatchObject({ right: true });
        // Known browsers and others alternate.
        expect(turns.slice(before).indexOf(asker), JSON.stringify(asker)).toBeLessThanOrEqual(1);
      }
  } finally {
    await attackers.end();
  }
  await passwords.check('Jangada#1962', storedHash, { ip: network(0) });
});
