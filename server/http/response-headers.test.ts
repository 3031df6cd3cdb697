import type { AddressInfo } from 'node:net';
import express, { type RequestHandler } from 'express';
import { expect, test } from 'vitest';
import { responseHeaders } from './response-headers';
import type { SecurityHeaders } from './security-headers';

const security: SecurityHeaders = { plain: [], page: () => [], cookie: (value) => value };
const context: RequestHandler = (_req, res, next) => {
  res.locals.context = { answer: {}, session: { finish: () => {} }, settings: {} };
  next();
};

async function cacheControlOf(headers: [string, string][]): Promise<string | null> {
  const app = express().use(context, responseHeaders(security, { country: null, region: null }));
  app.get('/', (_req, res) => {
    for (const [name, value] of headers) res.append(name, value);
    res.end('text');
  });
  const server = app.listen(0, '127.0.0.1');
  try {
    await new Promise((resolve) => server.once('listening', resolve));
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    return answer.headers.get('cache-control');
  } finally {
    server.close();
  }
}

test.each<[string, [string, string][], string]>([
  ['what says nothing is its visitor’s', [], 'private, no-cache'],
  ['what is for all is kept as it says', [['Cache-Control', 'public, max-age=60']], 'public, max-age=60'],
  ['what sets a cookie is kept by nobody', [['Set-Cookie', 'a=1']], 'private, no-store'],
  [
    'what sets cookies is kept by nobody, whatever it says',
    [
      ['Cache-Control', 'public, max-age=60'],
      ['Set-Cookie', 'a=1'],
      ['Set-Cookie', 'b=2'],
    ],
    'private, no-store',
  ],
])('%s', async (_what, headers, cacheControl) => {
  expect(await cacheControlOf(headers)).toBe(cacheControl);
});
