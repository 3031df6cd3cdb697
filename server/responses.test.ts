import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { sendResponse } from './responses';
import type { SecurityHeaders } from './security-headers';

const security: SecurityHeaders = { plain: [], page: () => [], cookie: (value) => value };

async function cacheControlOf(headers: [string, string][]): Promise<string[]> {
  let sent: string[] = [];
  const response = {
    writeHead: (_status: number, list: string[]) => (sent = list),
    end: () => {},
  } as unknown as ServerResponse;
  const request = { headers: {}, method: 'GET' } as unknown as IncomingMessage;
  await sendResponse(request, response, new Response('text', { headers }), security);
  return sent.filter((_, index) => sent[index - 1] === 'cache-control');
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
  expect(await cacheControlOf(headers)).toEqual([cacheControl]);
});
