import { connect } from 'node:net';

/** How often each status was answered; 0 where the connection ended without one. */
export type Statuses = Map<number, number>;

/** Asks `count` addresses, one after the other on each of some connections, and counts what is answered. */
export async function flood(
  port: number,
  count: number,
  connections: number,
  next: () => string,
): Promise<Statuses> {
  const statuses: Statuses = new Map();
  let left = count;
  const lane = async () => {
    while (left > 0) await ask();
  };
  /** One connection for as long as the server keeps it. */
  const ask = () =>
    new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      let head = '';
      let missing = 0;
      let waits = false;
      const told = (status: number) => {
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        waits = false;
      };
      const send = () => {
        if (left <= 0) return socket.end();
        left--;
        waits = true;
        socket.write(Buffer.from(`GET ${next()} HTTP/1.1\r\nhost: localhost\r\n\r\n`, 'latin1'));
      };
      socket.setNoDelay(true);
      socket.once('connect', send);
      socket.on('data', (chunk: Buffer) => {
        if (missing > 0) missing -= chunk.length;
        else {
          head += chunk.toString('latin1');
          const end = head.indexOf('\r\n\r\n');
          if (end < 0) return;
          told(Number(head.slice(9, 12)));
          if (/\r\nconnection: close/i.test(head)) return socket.destroy();
          missing = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0) + end + 4 - head.length;
          head = '';
        }
        if (missing <= 0) send();
      });
      socket.on('error', () => {});
      socket.once('close', () => {
        if (waits) told(0);
        resolve();
      });
    });
  await Promise.all(Array.from({ length: connections }, lane));
  return statuses;
}
