import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** One answer: its status (0: the connection broke), how long it took, when it came, ms, and the seconds of `Retry-After`. */
export interface Answered {
  status: number;
  ms: number;
  cameAt: number;
  retryAfter: number;
}

interface Connection {
  socket: Socket;
  /** What was asked on it and is not answered yet. */
  asked: Question | null;
  head: string;
  missing: number;
}

interface Question {
  text: string;
  begun: number;
  answer: (answered: Answered) => void;
}

/**
 * Asks without waiting for answers, as strangers do: raw sockets, so that asking costs next to nothing; one that is free
 * is used again, else a new one is opened. Answers need a `content-length`.
 */
export class OpenLoad {
  readonly #free: Connection[] = [];
  readonly #all = new Set<Socket>();

  constructor(private readonly port: number) {}

  ask(path: string, { method = 'GET', headers = {}, body = '' }: RequestOptions = {}): Promise<Answered> {
    return new Promise((answer) => {
      const lines = Object.entries({ host: `localhost:${this.port}`, accept: 'text/html', ...headers }).map(
        ([name, value]) => `${name}: ${value}\r\n`,
      );
      const size = method === 'POST' ? `content-length: ${Buffer.byteLength(body)}\r\n` : '';
      const text = `${method} ${path} HTTP/1.1\r\n${lines.join('')}${size}\r\n${body}`;
      this.#put({ text, begun: performance.now(), answer });
    });
  }

  #put(pending: Question): void {
    const connection = this.#free.pop() ?? this.#open();
    Object.assign(connection, { asked: pending, head: '', missing: -1 });
    connection.socket.write(pending.text);
  }

  /** Asks `rate` times a second for `ms`, evenly, and answers what came of it when all is answered. */
  async storm(rate: number, ms: number, path: () => string): Promise<Answered[]> {
    const begun = performance.now();
    const pending: Promise<Answered>[] = [];
    for (let elapsed = 0; elapsed < ms; elapsed = performance.now() - begun) {
      while (pending.length < (elapsed / 1000) * rate) pending.push(this.ask(path()));
      await pause(2);
    }
    return Promise.all(pending);
  }

  /** Asks `width` at a time for `ms`, each again as soon as it is answered. */
  async closed(width: number, ms: number, path: () => string): Promise<Answered[]> {
    const end = performance.now() + ms;
    const answered: Answered[] = [];
    const one = async () => {
      while (performance.now() < end) answered.push(await this.ask(path()));
    };
    await Promise.all(Array.from({ length: width }, one));
    return answered;
  }

  close(): void {
    for (const socket of this.#all) socket.destroy();
  }

  #open(): Connection {
    const socket = connect(this.port, '127.0.0.1');
    const connection: Connection = { socket, asked: null, head: '', missing: -1 };
    const end = (status: number) => {
      const { asked: pending } = connection;
      connection.asked = null;
      const retryAfter = Number(/\r\nretry-after: (\d+)/i.exec(connection.head)?.[1] ?? 0);
      pending?.answer({ ...timed(pending), status, retryAfter });
    };
    socket.setNoDelay(true);
    socket.on('data', (chunk) => {
      // Nothing was asked: a server's word to who keeps silent (408).
      if (!connection.asked) return;
      if (connection.missing < 0) {
        connection.head += chunk.toString('latin1');
        const headEnd = connection.head.indexOf('\r\n\r\n');
        if (headEnd < 0) return;
        const length = Number(/\r\ncontent-length: (\d+)/i.exec(connection.head)?.[1] ?? 0);
        connection.missing = length - (connection.head.length - headEnd - 4);
      } else connection.missing -= chunk.length;
      if (connection.missing > 0) return;
      this.#free.push(connection);
      end(Number(connection.head.slice(9, 12)));
    });
    socket.on('error', () => end(0));
    socket.on('close', () => {
      this.#all.delete(socket);
      const at = this.#free.indexOf(connection);
      if (at >= 0) this.#free.splice(at, 1);
      const { asked: pending, head } = connection;
      connection.asked = null;
      // The server had closed it, since nobody asked, before it heard of this.
      if (pending && head === '') this.#put(pending);
      else pending?.answer({ ...timed(pending), status: 0, retryAfter: 0 });
    });
    this.#all.add(socket);
    return connection;
  }
}

function timed({ begun }: Question): { ms: number; cameAt: number } {
  const cameAt = performance.now();
  return { ms: cameAt - begun, cameAt };
}

interface RequestOptions {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
}
