import { connect, type Socket } from 'node:net';

/**
 * Asks one address over and over on connections that stay open, with as little work of its own as can be: raw sockets,
 * one request at a time on each, answers counted by their `content-length`.
 */
export class Load {
  private readonly request: string;
  private sockets: Socket[] = [];
  private running = false;
  private waiting = 0;
  private answered = 0;
  private idle = () => {};

  constructor(
    private readonly port: number,
    path: string,
    private readonly connections: number,
  ) {
    this.request = `GET ${path} HTTP/1.1\r\nhost: localhost:${port}\r\naccept: text/html\r\nuser-agent: bench\r\n\r\n`;
  }

  async open(): Promise<void> {
    this.sockets = await Promise.all(Array.from({ length: this.connections }, () => this.connection()));
  }

  /** Sends requests for `ms` and waits until all are answered. Returns how many were, and the seconds it took. */
  async run(ms: number): Promise<{ answered: number; seconds: number }> {
    const start = performance.now();
    this.answered = 0;
    this.running = true;
    const done = new Promise<void>((resolve) => (this.idle = resolve));
    for (const socket of this.sockets) this.ask(socket);
    setTimeout(() => (this.running = false), ms);
    await done;
    return { answered: this.answered, seconds: (performance.now() - start) / 1000 };
  }

  close(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  private ask(socket: Socket): void {
    this.waiting++;
    socket.write(this.request);
  }

  private done(socket: Socket): void {
    this.waiting--;
    this.answered++;
    if (this.running) this.ask(socket);
    else if (this.waiting === 0) this.idle();
  }

  private connection(): Promise<Socket> {
    return new Promise((resolve, reject) => {
      const socket = connect(this.port, '127.0.0.1', () => resolve(socket)).once('error', reject);
      socket.setNoDelay(true);
      let head: Buffer = Buffer.alloc(0);
      let missing = 0;
      socket.on('data', (chunk: Buffer) => {
        if (missing === 0) {
          head = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
          const end = head.indexOf('\r\n\r\n');
          if (end < 0) return;
          missing = bodyLength(head.toString('latin1', 0, end)) + end + 4 - head.length;
          head = Buffer.alloc(0);
        } else missing -= chunk.length;
        if (missing === 0) this.done(socket);
      });
    });
  }
}

function bodyLength(head: string): number {
  if (!head.startsWith('HTTP/1.1 200')) throw new Error(`The server answered ${head.split('\r\n', 1)[0]}`);
  return Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1]);
}
