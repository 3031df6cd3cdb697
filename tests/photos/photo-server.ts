import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { publicPolicy, type FetchPolicy } from '@api/platform/photos/fetch';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

export interface PhotoServer {
  /** The address of a path, under the name `photos.example`. */
  url(path: string, host?: string): string;
  /** Lets exactly this server be reached, by the names that it stands in for; all else is as in production. */
  policy: FetchPolicy;
  /** How often each path was asked for. */
  asked: Map<string, number>;
  /** The most requests that were open at once, by host. */
  most: Map<string, number>;
  close(): Promise<void>;
}

/** A picture host on this machine. */
export async function startPhotoServer(answers: Record<string, Answer>): Promise<PhotoServer> {
  const requestCounts = new Map<string, number>();
  const open = new Map<string, number>();
  const most = new Map<string, number>();
  const server = createServer((request, response) => {
    const path = new URL(request.url!, 'http://x').pathname;
    const host = request.headers.host!;
    requestCounts.set(path, (requestCounts.get(path) ?? 0) + 1);
    open.set(host, (open.get(host) ?? 0) + 1);
    most.set(host, Math.max(most.get(host) ?? 0, open.get(host)!));
    response.on('close', () => open.set(host, open.get(host)! - 1));
    const answer = answers[path] ?? answers[path.replace(/\d+/, 'N')];
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: (path, host = 'photos.example') => `http://${host}:${port}${path}`,
    asked: requestCounts,
    most,
    policy: {
      ...publicPolicy,
      // A busy machine is no slow host.
      idleMs: 600_000,
      totalMs: 600_000,
      allowsPort: (candidate) => candidate === port || publicPolicy.allowsPort(candidate),
      allowsAddress: (address) => address === '127.0.0.1' || publicPolicy.allowsAddress(address),
      async resolve(hostname) {
        if (hostname.endsWith('.example')) return [{ address: '127.0.0.1', family: 4 }];
        if (hostname === 'inside.test') return [{ address: '10.0.0.7', family: 4 }];
        if (hostname === 'half-inside.test')
          return [
            { address: '8.8.8.8', family: 4 },
            { address: 'fd00:ec2::254', family: 6 },
          ];
        throw Object.assign(new Error(`no such name: ${hostname}`), { code: 'ENOTFOUND' });
      },
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export const send =
  (body: Buffer | string, type = 'image/jpeg'): Answer =>
  (_, response) =>
    response.writeHead(200, { 'content-type': type }).end(body);

/** Answers 304 to a request with these validators. */
export const conditional =
  (body: Buffer, headers: Record<string, string>): Answer =>
  (request, response) => {
    const { 'if-none-match': tag, 'if-modified-since': date } = request.headers;
    const matches = headers.etag ? tag === headers.etag : date === headers['last-modified'];
    if (matches) response.writeHead(304, headers).end();
    else response.writeHead(200, headers).end(body);
  };

export const redirect =
  (location: string): Answer =>
  (_, response) =>
    response.writeHead(302, { location }).end();
