import { LRUCache } from 'lru-cache';
import { busy, tooManyTries } from '@api/platform/http/errors';
import { networkOf, wideNetworkOf } from '@domain/network/ip-network';

/** Who needs a password hash: an account in a browser that it used before, or an IP address. */
export type Requester = { account: number } | { ip: string | null };

/** Each hash takes a processor and 16 MiB for a while. */
export const maxConcurrent = 2;
/** Per holder: an account with a known browser, or a `networkOf` an address. */
export const maxWaitingPerHolder = 4;
/** About as many hashes as complete within `maxWaitMs`; a /48 network may hold a quarter. */
const maxWaiting = 40;
export const maxWaitingPerNetwork = maxWaiting / 4;
/** Below the website's own time-out. */
const maxWaitMs = 7_000;
const retryAfterSeconds = 5;
const rememberedNetworks = 20_000;

interface Waiting {
  holder: string;
  wide: string;
  begin(): void;
}

/**
 * Runs few password hashes at once. Known browsers and others alternate. The network whose last turn is oldest is next,
 * /48 before /64, so a crowd in one network delays only itself.
 */
export function createHashQueue(concurrency = maxConcurrent, waitMs = maxWaitMs) {
  const queues: [known: Waiting[], others: Waiting[]] = [[], []];
  const lastTurns = new LRUCache<string, number>({ max: rememberedNetworks });
  let [running, turn] = [0, 0];

  const lastTurn = (name: string) => lastTurns.get(name) ?? 0;
  function nextOf(queue: Waiting[]): Waiting | undefined {
    const [first] = queue.toSorted(
      (a, b) => lastTurn(a.wide) - lastTurn(b.wide) || lastTurn(a.holder) - lastTurn(b.holder),
    );
    if (first) queue.splice(queue.indexOf(first), 1);
    return first;
  }
  function began({ holder, wide }: Pick<Waiting, 'holder' | 'wide'>) {
    turn += 1;
    for (const name of [holder, wide]) lastTurns.set(name, turn);
  }
  function ended() {
    const [first, second] = turn % 2 === 0 ? queues : queues.toReversed();
    const next = nextOf(first!) ?? nextOf(second!);
    if (!next) running -= 1;
    else {
      began(next);
      next.begin();
    }
  }
  function wait(queue: Waiting[], { holder, wide }: Pick<Waiting, 'holder' | 'wide'>): Promise<void> {
    const held = (name: 'holder' | 'wide', value: string) =>
      queue.filter((each) => each[name] === value).length;
    if (held('holder', holder) >= maxWaitingPerHolder || held('wide', wide) >= maxWaitingPerNetwork)
      throw tooManyTries(retryAfterSeconds);
    return new Promise((begin, refuse) => {
      const tired = setTimeout(() => {
        queue.splice(queue.indexOf(waiting), 1);
        refuse(busy());
      }, waitMs);
      const waiting: Waiting = {
        holder,
        wide,
        begin() {
          clearTimeout(tired);
          begin();
        },
      };
      queue.push(waiting);
    });
  }

  /** @throws `tooManyTries()` (429) if the network's maxWaiting are taken, `busy()` (503) after `waitMs` */
  return async function inTurn<T>(requester: Requester, work: () => Promise<T>): Promise<T> {
    const isKnown = 'account' in requester;
    const holder = isKnown ? `account ${requester.account}` : networkOf(requester.ip);
    const place = { holder, wide: isKnown ? holder : wideNetworkOf(requester.ip) };
    if (running < concurrency) {
      running += 1;
      began(place);
    } else await wait(queues[isKnown ? 0 : 1], place);
    try {
      return await work();
    } finally {
      ended();
    }
  };
}
