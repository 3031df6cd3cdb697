import { LRUCache } from 'lru-cache';
import { busy, tooManyTries } from '@api/errors';
import { networkOf, wideNetworkOf } from '@domain/network';

/** Whose password is worked on: an account's, from a browser that it knows, or whoever's that asks from an address. */
export type Asker = { account: number } | { ip: string | null };

/** How many are worked on at once: each takes a processor for a while and its memory. */
export const atOnce = 2;
/** How many one holder (a known browser's account, a network of `networkOf`) may let wait. */
export const placesOfHolder = 4;
/** What is worked through in the time that anybody waits for it: a network of /48 may hold a quarter of it. */
const places = 40;
export const placesOfWideNetwork = places / 4;
/** Nobody waits longer than the website does, ms. */
const patience = 7_000;
/** Seconds after which there is a place again, as it is told. */
const nextTry = 5;
/** Of how many holders it is known when they had their last turn. */
const remembered = 20_000;

interface Waiting {
  holder: string;
  wide: string;
  begin(): void;
}

/**
 * Lets `atOnce` works on passwords run, and others wait for their turn. Browsers that an account knows have a queue of
 * their own; the two take turns. Within one, whoever had the last turn the longest ago comes first, and networks of /48
 * are weighed before those of /64 in them: a crowd of one network waits for itself, and who comes from elsewhere for
 * those alone who run. There is no limit on how many wait in all.
 */
export function createPasswordTurns(most = atOnce, waitMs = patience) {
  const queues: [known: Waiting[], others: Waiting[]] = [[], []];
  const lastTurns = new LRUCache<string, number>({ max: remembered });
  let [running, turn] = [0, 0];

  const lastTurn = (name: string) => lastTurns.get(name) ?? 0;
  /** The next of a queue, out of it. */
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
    const [known, others] = turn % 2 === 0 ? queues : [queues[1], queues[0]];
    const next = nextOf(known) ?? nextOf(others);
    if (!next) running -= 1;
    else {
      began(next);
      next.begin();
    }
  }
  function wait(queue: Waiting[], { holder, wide }: Pick<Waiting, 'holder' | 'wide'>): Promise<void> {
    const held = (name: 'holder' | 'wide', value: string) =>
      queue.filter((each) => each[name] === value).length;
    if (held('holder', holder) >= placesOfHolder || held('wide', wide) >= placesOfWideNetwork)
      throw tooManyTries(nextTry);
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

  /** Throws `tooManyTries()` (429) where the asker's network has its places, `busy()` (503) where none came in time. */
  return async function inTurn<T>(asker: Asker, work: () => Promise<T>): Promise<T> {
    const isKnown = 'account' in asker;
    const holder = isKnown ? `account ${asker.account}` : networkOf(asker.ip);
    const place = { holder, wide: isKnown ? holder : wideNetworkOf(asker.ip) };
    if (running < most) {
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
