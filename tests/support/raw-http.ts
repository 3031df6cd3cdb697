import { connect } from 'node:net';

export interface RawAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/**
 * Sends exactly these bytes and reads the whole answer. `fetch` would tidy an address up before it sends it, and what
 * a visitor can send is the point here. The connection is asked to close, so that the answer's end is seen.
 */
export function sendRaw(port: number, request: string | Buffer): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1' });
    const chunks: Buffer[] = [];
    let failure: Error | undefined;
    socket.setTimeout(20_000, () => socket.destroy(new Error('no answer within 20 s')));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', (error) => (failure = error));
    socket.on('close', () => {
      const text = Buffer.concat(chunks).toString('latin1');
      if (text.startsWith('HTTP/1.1 ')) resolve(readAnswer(text));
      else reject(failure ?? new Error(`not an HTTP answer: ${JSON.stringify(text.slice(0, 80))}`));
    });
    socket.write(request);
  });
}

/** A request line with any target, as it stands, and the usual headers. */
export const rawGet = (target: string, headers: Record<string, string> = {}, method = 'GET') =>
  Buffer.from(
    [
      `${method} ${target} HTTP/1.1`,
      ...Object.entries({ host: 'localhost', connection: 'close', ...headers }).map(
        ([name, value]) => `${name}: ${value}`,
      ),
      '',
      '',
    ].join('\r\n'),
    'latin1',
  );

function readAnswer(text: string): RawAnswer {
  const end = text.indexOf('\r\n\r\n');
  const [statusLine = '', ...lines] = text.slice(0, end).split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const sent = text.slice(end + 4);
  const body = headers['transfer-encoding'] === 'chunked' ? joinChunks(sent) : sent;
  return { status: Number(statusLine.split(' ')[1]), headers, body };
}

/** Takes the chunks' own lines off a body that came in chunks. */
function joinChunks(sent: string): string {
  let body = '';
  for (let at = 0; ;) {
    const start = sent.indexOf('\r\n', at) + 2;
    const size = parseInt(sent.slice(at, start), 16);
    if (!size) return body;
    body += sent.slice(start, start + size);
    at = start + size + 2;
  }
}
