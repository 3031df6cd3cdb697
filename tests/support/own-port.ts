import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Below the ranges from which systems hand out ports to who names none (from 16,000 in a sandbox, 32,768 on Linux, 49,152
 * elsewhere), and above the last that `fetch` refuses to ask at ('bad port': 10,080).
 */
const [first, count] = [10_100, 5_800];

/**
 * A port for a server that goes away and comes back to where it was: nobody else is given it meanwhile, as one that a
 * system had chosen would be, to another test's server or to a call's own end.
 */
export async function ownPort(): Promise<number> {
  const port = first + Math.floor(Math.random() * count);
  const probe = createServer();
  try {
    await listenAt(probe, port, 1);
  } catch {
    return ownPort();
  }
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Listens at a port of its own again; one that somebody else's probe holds for a moment is waited for. */
export async function listenAt(
  server: Pick<Server, 'listen' | 'once' | 'off'>,
  port: number,
  tries = 100,
): Promise<void> {
  const failure = await new Promise<Error | null>((resolve) => {
    const failed = (error: Error) => (server.off('listening', listening), resolve(error));
    const listening = () => (server.off('error', failed), resolve(null));
    server.once('error', failed);
    server.once('listening', listening);
    server.listen(port, '127.0.0.1');
  });
  if (!failure) return;
  if (tries <= 1) throw failure;
  await pause(100);
  return listenAt(server, port, tries - 1);
}
