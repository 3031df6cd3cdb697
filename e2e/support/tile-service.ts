import { createServer } from 'node:http';

/** The map tiles of the stories: each is one grey pixel (playwright.config.ts starts it). */
const tile = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mM4c+bMfwAGgAL8p3ZuEwAAAABJRU5ErkJggg==',
  'base64',
);
const { PORT } = process.env;
if (!PORT) throw new Error('PORT is needed');
const headers = { 'content-type': 'image/png', 'cache-control': 'max-age=3600' };
createServer((_request, response) => response.writeHead(200, headers).end(tile)).listen(Number(PORT));
