import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Where ports are looked for: below those that a system gives to connections that go out (Linux: from 32768 on), any of
 * which may be taken before a server of ours listens on it.
 */
const [first, end] = [20_000, 32_000];

/**
 * Looks for `count` ports in a row that nothing on this machine listens on.
 * @param {number} count
 * @param {(from: number, end: number) => number} pick where to look next, below `end`
 * @returns {Promise<number>} the first of them
 */
export async function freePorts(count, pick = randomInt) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const from = pick(first, end - count);
    const ports = Array.from({ length: count }, (_, index) => from + index);
    if ((await Promise.all(ports.map(isFree))).every(Boolean)) return from;
  }
  throw new Error(`No ${count} free ports in a row were found between ${first} and ${end}`);
}

/** A port that nothing on this machine listens on. */
export const freePort = () => freePorts(1);

/** How many ports in a row the stories take: the site's, and those of what stands in for services (playwright.config.ts). */
export const portsOfStories = 3;

/** Whether a server could listen there on every address of this machine. */
async function isFree(port) {
  const server = createServer();
  try {
    await once(server.listen(port), 'listening');
    return true;
  } catch {
    return false;
  } finally {
    if (server.listening) await once(server.close(), 'close');
  }
}
