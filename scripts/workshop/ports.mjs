import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ephemeral ports (Linux: from 32768 on), which an outgoing connection can take at any time. */
const [first, end] = [20_000, 32_000];

/** For programs that cannot use port 0. @param {(from: number, end: number) => number} pick candidate below `end` */
export async function freePort(pick = randomInt) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const port = pick(first, end);
    if (await isFree(port)) return port;
  }
  throw new Error(`No free port was found between ${first} and ${end}`);
}

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
