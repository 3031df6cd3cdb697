import { connect, type Socket } from 'node:net';
import { createAnswerReader } from './answer-reader';

export interface Answered {
  answered: number;
  seconds: number;
  /** From the request to the last byte of the response, ms. */
  times: number[];
  kept: number;
  refused: number;
}

const askAgainMs = 100;

/** Load generator on keep-alive sockets. It retries a 503, and the wait counts; other statuses than 200 are errors. */
export class Load {
  private sockets: Socket[] = [];
  private done: Answered = nothingYet();
  private waiting = 0;
  private next: () => string | null = () => null;
  private settle = { idle: () => {}, failed: (_: Error) => {} };
  private readonly headers: string;

  /** @param headers additional header lines */
  constructor(
    private readonly port: number,
    private readonly connections: number,
    headers: readonly string[] = [],
  ) {
    this.headers = [
      ' HTTP/1.1',
      `host: localhost:${port}`,
      'accept: text/html',
      'user-agent: bench',
      ...headers,
      '\r\n',
    ].join('\r\n');
  }

  /** Reopens closed connections: a server closes idle ones after some seconds. */
  async open(): Promise<this> {
    const open = this.sockets.filter((socket) => socket.writable && !socket.readableEnded);
    const missing = this.connections - open.length;
    this.sockets = [
      ...open,
      ...(await Promise.all(Array.from({ length: missing }, () => this.connection()))),
    ];
    return this;
  }

  /** Requests one path, or the next of many, for `ms`, and waits for all responses. */
  run(ms: number, path: string | (() => string)): Promise<Answered> {
    const end = performance.now() + ms;
    const next = typeof path === 'string' ? () => path : path;
    return this.go(() => (performance.now() < end ? next() : null));
  }

  each(paths: readonly string[]): Promise<Answered> {
    let index = 0;
    return this.go(() => paths[index++] ?? null);
  }

  close(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  private async go(next: () => string | null): Promise<Answered> {
    await this.open();
    const start = performance.now();
    this.done = nothingYet();
    this.next = next;
    await new Promise<void>((idle, failed) => {
      this.settle = { idle, failed };
      for (const socket of this.sockets) socket.emit('ask');
      if (this.waiting === 0) idle();
    });
    return { ...this.done, seconds: (performance.now() - start) / 1000 };
  }

  private connection(): Promise<Socket> {
    return new Promise((resolve, reject) => {
      const socket = connect(this.port, '127.0.0.1', () => resolve(socket)).once('error', reject);
      socket.setNoDelay(true);
      let path: string | null = null;
      let sentAt = 0;
      const read = createAnswerReader();
      const write = () => socket.write(`GET ${path}${this.headers}`);
      socket.on('ask', () => {
        path = this.next();
        if (path === null) return;
        this.waiting++;
        sentAt = performance.now();
        write();
      });
      socket.on('data', (chunk: Buffer) => {
        const answer = read(chunk);
        // A response without a request: the server's timeout (408).
        if (!answer || path === null) return;
        if (answer.status === 503) {
          this.done.refused++;
          setTimeout(write, askAgainMs);
          return;
        }
        this.waiting--;
        if (answer.status !== 200)
          return this.settle.failed(new Error(`${path} was answered ${answer.status}`));
        this.done.answered++;
        this.done.times.push(performance.now() - sentAt);
        if (answer.isKept) this.done.kept++;
        socket.emit('ask');
        if (this.waiting === 0) this.settle.idle();
      });
      socket.on('close', () => path !== null && this.settle.failed(new Error('A connection was closed')));
    });
  }
}

const nothingYet = (): Answered => ({ answered: 0, seconds: 0, times: [], kept: 0, refused: 0 });
