import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * A proxy that passes bytes on. A website has to know its public origin before it listens: this has a port from the start.
 * A server behind it may go away and come back. Without one it closes each connection at once.
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
  const { port } = server.address() as AddressInfo;
  const refuse = () => {
    sitePort = undefined;
    for (const socket of open) socket.destroy();
  };
  return {
    port,
    origin: `http://localhost:${port}`,
    passOnTo: (port: number) => void (sitePort = port),
    /** Ends open connections, and closes each new one. */
    refuse,
    async close() {
      server.close();
      refuse();
      await once(server, 'close');
    },
  };
}
