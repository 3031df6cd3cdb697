import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { X509Certificate } from 'node:crypto';
import { type AddressInfo, createServer as createSilentServer, type Server } from 'node:net';
import { createServer } from 'node:tls';
import { afterEach, expect, test } from 'vitest';
import { certificateEnd, tlsPlaceOf } from '@api/system/figures/certificate';

const cert = readFileSync('tests/support/tls/localhost.pem');
const key = readFileSync('tests/support/tls/localhost.key');
let server: Server | undefined;
afterEach(() => void server?.close());

async function listen(other: Server) {
  server = other.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { host: '127.0.0.1', port: (server.address() as AddressInfo).port };
}

test('reads when the certificate of the site ends, trusted or not', async () => {
  const place = await listen(createServer({ cert, key }));
  expect(await certificateEnd(place)).toEqual(new Date(new X509Certificate(cert).validTo));
});

test('a host that does not answer is not waited for', async () => {
  const place = await listen(createSilentServer((socket) => socket.on('error', () => {})));
  await expect(certificateEnd(place, 20)).rejects.toThrow('time-out');
});

test.each([
  ['http://www.exemplo.com.br', null],
  ['https://localhost:3000', null],
  ['https://127.0.0.1', null],
  ['https://[::1]:8443', null],
  ['https://www.exemplo.com.br', { host: 'www.exemplo.com.br', port: 443 }],
  ['https://exemplo.com.br:8443', { host: 'exemplo.com.br', port: 8443 }],
])('%s is looked at: %o', (siteUrl, place) => {
  expect(tlsPlaceOf(siteUrl)).toEqual(place);
});
