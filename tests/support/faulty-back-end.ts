import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';

/** How a back end fails, on the wire. */
export const faults = [
  'refuses',
  'resets',
  'hangs',
  'is slow',
  'breaks off',
  'answers 500',
  'answers garbage',
  'answers another shape',
] as const;
export type Fault = (typeof faults)[number];

const answer = (status: string, body: string, length = body.length) =>
  `HTTP/1.1 ${status}\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${body}`;

/** What a connection gets instead of an answer, once it has asked. */
const failWith: Record<Exclude<Fault, 'refuses'>, (socket: Socket) => void> = {
  resets: (socket) => socket.resetAndDestroy(),
  hangs: () => undefined,
  'is slow': (socket) => {
    const letters = answer('200 OK', JSON.stringify({ id: 1 }), 100_000);
    let sent = 0;
    const timer = setInterval(() => socket.write(letters.charAt(sent++ % letters.length)), 100);
    socket.on('close', () => clearInterval(timer));
  },
  'breaks off': (socket) => socket.end(answer('200 OK', '{"id":1,"codigo":', 5000)),
  'answers 500': (socket) => socket.end(answer('500 Internal Server Error', '<h1>Internal error</h1>')),
  'answers garbage': (socket) => socket.end('\0\x01\x02 this is not HTTP \r\n\r\n'),
  'answers another shape': (socket) => socket.end(answer('200 OK', '{"id":"one"}')),
};

/**
 * A back end on a port of its own, behind a wire that can be made to fail: all of it, or only the calls whose path holds
 * a text.
 */
export async function startFaultyBackEnd(fetch: (request: Request) => Response | Promise<Response>) {
  // Its own global `Response` would lose headers of in-process back ends in later test files of this worker.
  const healthy = createHttpServer(getRequestListener(fetch, { overrideGlobalObjects: false }));
  // What fails is judged by a connection's first call: each has one. A kept one, hung up on, would also take the next
  // call with it that its caller sends before it hears of that.
  healthy.maxRequestsPerSocket = 1;
  healthy.listen(0, '127.0.0.1');
  await once(healthy, 'listening');
  const { port: healthyPort } = healthy.address() as AddressInfo;

  let fault: { kind: Fault; path: string } | null = null;
  const open = new Set<Socket>();
  const wire = createServer((socket) => {
    if (fault?.kind === 'refuses') return socket.destroy();
    open.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => open.delete(socket));
    socket.once('data', (first) => {
      if (fault && fault.kind !== 'refuses' && String(first).split('\r\n')[0]!.includes(fault.path))
        return failWith[fault.kind](socket);
      const behind = connect(healthyPort, '127.0.0.1', () => behind.write(first));
      behind.on('error', () => socket.destroy());
      socket.on('close', () => behind.destroy());
      socket.pipe(behind).pipe(socket);
    });
  });
  await once(wire.listen(0, '127.0.0.1'), 'listening');
  const { port } = wire.address() as AddressInfo;
  const hangUp = () => open.forEach((socket) => socket.destroy());
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    /** Runs `work` while the wire fails. @param path only where the call's path holds this; a refusal is always whole */
    async whileIt<T>(kind: Fault, work: () => Promise<T>, path = ''): Promise<T> {
      fault = { kind, path };
      hangUp();
      try {
        return await work();
      } finally {
        hangUp();
        fault = null;
      }
    },
    async close() {
      hangUp();
      wire.close();
      healthy.close();
      healthy.closeAllConnections();
    },
  };
}
