import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Where a port is looked for: below those that a system gives to connections that go out (Linux: from 32768 on), any of
 * which may be taken before a server of ours listens on it.
 */
const [first, end] = [20_000, 32_000];

/**
 * Looks for a port that nothing on this machine listens on, for a program that must be told one and can't choose. What can
 * listens on port 0.
 * @param {(from: number, end: number) => number} pick where to look next, below `end`
 */
export async function freePort(pick = randomInt) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const port = pick(first, end);
    if (await isFree(port)) return port;
  }
  throw new Error(`No free port was found between ${first} and ${end}`);
}

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
