import { connect } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { closeServer } from '@api/platform/process/graceful-stop';
import { createHttpServer, listen } from '@server/http/http-server';

let close: (() => Promise<unknown>) | undefined;
afterEach(() => close?.());

/**
 * Sends the head of a post and then one byte every 20 ms; gives what is answered.
 * @param usual how long requests may take that bring no photos, in ms
 */
async function slowly(path: string, type: string, bytes: number, usual: number): Promise<string> {
  const server = createHttpServer((req, res) => req.on('end', () => res.end('whole')).resume(), [], {
    usual,
    photos: 120_000,
  });
  close = () => closeServer(server, 100);
  const socket = connect(await listen(server, 0, '127.0.0.1'), '127.0.0.1');
  socket.on('error', () => {});
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: ${type}\r\ncontent-length: ${bytes}\r\n\r\n`,
  );
  const timer = setInterval(() => socket.write('x'), 20);
  let text = '';
  for await (const chunk of socket) text += chunk;
  clearInterval(timer);
  return text;
}

const form = 'application/x-www-form-urlencoded';

it('promises longer idle connections than proxies use, by its own limits', async () => {
  const server = createHttpServer((_, res) => res.end('whole'), []);
  close = () => closeServer(server, 100);
  const { headers } = await fetch(`http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}/`);
  expect(headers.get('keep-alive')).toBe('timeout=75');
  expect(server.headersTimeout).toBeGreaterThan(server.keepAliveTimeout);
});

it('a form that is not there in time is cut off', async () => {
  expect(await slowly('/cadastre-seu-imovel/localizacao', form, 1_000_000, 50)).toMatch(/^HTTP\/1.1 400 /);
});

it('one that is slow but in time is answered', async () => {
  expect(await slowly('/contato', form, 3, 60_000)).toMatch(/whole$/);
});

it('photos of a home may take longer', async () => {
  expect(await slowly('/cadastre-seu-imovel/fotos', 'multipart/form-data; boundary=b', 8, 50)).toMatch(
    /whole$/,
  );
});
