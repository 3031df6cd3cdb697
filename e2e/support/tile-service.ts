import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The map tiles of the stories: each is one grey pixel. */
const tile = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mM4c+bMfwAGgAL8p3ZuEwAAAABJRU5ErkJggg==',
  'base64',
);
const headers = { 'content-type': 'image/png', 'cache-control': 'max-age=3600' };

export async function startTileService() {
  const server = createServer((_request, response) => response.writeHead(200, headers).end(tile)).listen(0);
  await once(server, 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
