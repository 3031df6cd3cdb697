import { connect } from 'node:net';

/** Count per status; 0 if the connection ended without a response. */
export type Statuses = Map<number, number>;

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
  const ask = () =>
    new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      let head = '';
      let missing = 0;
      let waits = false;
      const countStatus = (status: number) => {
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
          countStatus(Number(head.slice(9, 12)));
          if (/\r\nconnection: close/i.test(head)) return socket.destroy();
          missing = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0) + end + 4 - head.length;
          head = '';
        }
        if (missing <= 0) send();
      });
      socket.on('error', () => {});
      socket.once('close', () => {
        if (waits) countStatus(0);
        resolve();
      });
    });
  await Promise.all(Array.from({ length: connections }, lane));
  return statuses;
}
