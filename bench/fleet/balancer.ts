import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * Passes each connection to the next instance that accepts it, and repeats nothing: a proxy that knows no HTTP, so the
 * visitors see every answer that an instance fails to give.
 */
export async function openBalancer() {
  let ports: readonly number[] = [];
  let turn = 0;
  const open = new Set<Socket>();

  const reach = async (): Promise<Socket | null> => {
    for (let tries = 0; tries < ports.length; tries += 1) {
      const socket = connect({ port: ports[(turn += 1) % ports.length]!, host: '127.0.0.1', noDelay: true });
      try {
        await once(socket, 'connect');
        return socket;
      } catch {
        socket.destroy();
      }
    }
    return null;
  };
  const server = createServer({ noDelay: true, pauseOnConnect: true }, async (visitor) => {
    visitor.on('error', () => {});
    const site = await reach();
    if (!site) return visitor.destroy();
    site.on('error', () => {});
    for (const [one, other] of [
      [visitor, site],
      [site, visitor],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one.once('close', () => {
        open.delete(one);
        other.destroySoon();
      });
    }
    visitor.resume();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    passOnTo: (all: readonly number[]) => void (ports = all),
    async close() {
      server.close();
      for (const socket of open) socket.destroy();
      await once(server, 'close');
    },
  };
}
