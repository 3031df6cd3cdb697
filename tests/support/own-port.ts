import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below the range from which systems hand out ports to who names none (32,768 on Linux, 49,152 elsewhere), and above the
 * last that `fetch` refuses to ask at ('bad port': 10,080).
 */
const [first, count] = [11_000, 20_000];

/**
 * A port for a server that goes away and comes back to where it was: nobody else is given it meanwhile, as one that a
 * system had chosen would be, to another test's server or to a call's own end.
 */
export async function ownPort(): Promise<number> {
  const port = first + Math.floor(Math.random() * count);
  const probe = createServer().listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch {
    return ownPort();
  }
  probe.close();
  await once(probe, 'close');
  return port;
}
