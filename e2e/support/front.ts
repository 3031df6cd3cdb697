import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * A proxy that passes bytes on: a website has to know its public origin before it listens, and this one has a port from
 * the start. Until `passOnTo` it takes no connection.
 */
export async function openFront() {
  const open = new Set<Socket>();
  let sitePort: number | undefined;
  const server = createServer({ allowHalfOpen: true, noDelay: true }, (visitor) => {
    if (sitePort === undefined) return visitor.destroy();
    const site = connect({ port: sitePort, host: '127.0.0.1', allowHalfOpen: true, noDelay: true });
    for (const [one, other] of [
      [visitor, site],
      [site, visitor],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one.once('error', () => other.destroy());
      one.once('close', () => {
        open.delete(one);
        if (one.errored || !one.readableEnded) other.destroy();
      });
    }
  }).listen(0);
  await once(server, 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    passOnTo: (port: number) => void (sitePort = port),
    async close() {
      server.close();
      for (const socket of open) socket.destroy();
      await once(server, 'close');
    },
  };
}
