import { unknownPlace } from '@domain/geo/geolocation';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { searchFilters } from '@domain/search/filters';
import { ValueResponse } from '@contract/value-response';
import { createApiClient } from './client.server';
import { ApiContractError, ApiHttpError, ApiNetworkError, ApiTimeoutError } from './errors.server';
import { noAnswer } from '@tests/support/no-answer';

const filters = searchFilters.parse({ negotiation: 'sell', page: 3, orderBy: 'preco', direction: 'asc' });
const empty = { items: [], total: 0, totalItems: 0 };

describe('a call to the back end in this process', () => {
  const answering = (response: () => Response | Promise<Response>) =>
    createApiClient({ fetch: async () => response(), timeoutMs: 50 });

  it('carries the filters as JSON and the page and the order in the address', async () => {
    let seen: Request | undefined;
    const client = createApiClient({
      fetch: async (request) => {
        seen = request;
        return Response.json(empty);
      },
      token: 'secret-token',
    });
    expect(await client.searchProperties(filters, { perPage: 12 })).toMatchObject({
      total: 0,
      relaxations: null,
    });
    const url = new URL(seen!.url);
    expect(url.pathname).toBe('/search/properties');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      page: '3',
      per_page: '12',
      orderBy: 'preco',
      direction: 'asc',
    });
    expect(seen!.headers.get('authorization')).toBe('Bearer secret-token');
    expect(await seen!.json()).toMatchObject({ negotiation: 'sell' });
  });

  it.each([
    ['a website with a secret', 'a-secret', 'a-secret'],
    ['one without, before a back end that is not ours', undefined, null],
  ])('shows what it has: %s', async (_, secret, shown) => {
    let seen: Request | undefined;
    const client = createApiClient({
      secret,
      fetch: async (request) => {
        seen = request;
        return Response.json({ locations: [] });
      },
    });
    await client.searchLocations('moema');
    expect(seen!.headers.get('x-api-secret')).toBe(shown);
    expect(seen!.url).not.toContain('a-secret');
    expect(seen!.redirect).toBe('manual');
  });

  it.each([
    [20, 8],
    [100, 40],
  ])('with a share of the page’s time budget of %i ms takes %i ms at most', async (readingMs, most) => {
    const client = createApiClient({ fetch: () => new Promise(() => {}), readingMs });
    const call = client.product('usado', 7, 'sell', { budgetShare: 0.4 });
    await expect(call).rejects.toThrow(`did not answer within ${most} ms`);
  });

  it('keeps what was typed inside one segment of the path', async () => {
    let path = '';
    const client = createApiClient({
      fetch: async (request) => {
        path = new URL(request.url).pathname;
        return Response.json({ locations: [] });
      },
    });
    await client.searchLocations('a/broker/x?y#z');
    expect(path).toBe('/products/searchLocations/a%2Fbroker%2Fx%3Fy%23z');
  });

  it.each(['.', '..', '../brokers', '..\\..\\brokers', '%2e%2e', 'a/../b'])(
    'asks no other call of it for a name that is %s: nothing is called so',
    async (name) => {
      const requestedUrls: string[] = [];
      const client = createApiClient({
        fetch: async ({ url }) => {
          requestedUrls.push(url);
          return Response.json({});
        },
      });
      for (const call of [client.productByCode(name), client.broker(name), client.searchLocations(name)])
        await expect(call).rejects.toMatchObject({ name: 'ApiHttpError', status: 404 });
      expect(requestedUrls).toEqual([]);
    },
  );

  it('uses the answer value as it is, checked by the contract', async () => {
    const [good, bad] = [new ValueResponse(empty), new ValueResponse({ ...empty, items: new Date() })];
    expect(await answering(() => good).searchProperties(filters)).toMatchObject({
      total: 0,
      relaxations: null,
    });
    await expect(answering(() => bad).searchProperties(filters)).rejects.toBeInstanceOf(ApiContractError);
  });

  it('that is refused tells the status, the code and the text', async () => {
    const answer = { status: 'error', code: 'PRODUCT_UNAVAILABLE', message: 'Indisponível' };
    const call = answering(() => Response.json(answer, { status: 410 })).product('usado', 1);
    await expect(call).rejects.toBeInstanceOf(ApiHttpError);
    await expect(call).rejects.toMatchObject({
      status: 410,
      code: 'PRODUCT_UNAVAILABLE',
      message: 'Indisponível',
    });
  });

  it.each([
    [
      'fails with a page instead of the contract’s error',
      () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
      ApiHttpError,
    ],
    ['answers something that is no JSON', () => new Response('ok'), ApiContractError],
    ['answers another shape', () => Response.json({ items: 7 }), ApiContractError],
    ['answers far too much', () => new Response('x'.repeat(17 * 1024 * 1024)), ApiContractError],
    ['never answers', () => new Promise<Response>(() => {}), ApiTimeoutError],
    ['begins to answer and never ends', () => new Response(new ReadableStream({})), ApiTimeoutError],
    ['breaks', () => Promise.reject(new Error('gone')), ApiNetworkError],
  ])('that %s is told apart', async (_, response, kind) => {
    await expect(answering(response).searchProperties(filters)).rejects.toBeInstanceOf(kind);
  });

  it('of our own back end alone is read to the letter of the contract', async () => {
    const answers = (body: object) => answering(() => Response.json(body));
    await expect(answers({ totals: ['7'] }).searchCounts([filters])).rejects.toBeInstanceOf(ApiContractError);
    await expect(answers({ totals: [7] }).searchCounts([filters])).resolves.toEqual({ totals: [7] });
  });

  it('marks an unanswered write as possibly done, but not a read', async () => {
    const silent = answering(() => new Promise<Response>(() => {}));
    const customer = silent.as('a-token', { visitor: unknownPlace, userAgent: null });
    await expect(customer.saveUserData({ nome: 'Clara Nunes' })).rejects.toMatchObject({ mayBeDone: true });
    await expect(silent.searchProperties(filters)).rejects.toMatchObject({ mayBeDone: false });
  });
});

describe('a call to a back end elsewhere', () => {
  const server = setupServer();
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  const client = createApiClient({
    fetch: (request) => fetch(request),
    baseUrl: 'https://back-end.test/v1/',
    timeoutMs: 1000,
  });

  it('goes to its address, folder and all', async () => {
    server.use(http.post('https://back-end.test/v1/search/properties', () => HttpResponse.json(empty)));
    expect(await client.searchProperties(filters)).toMatchObject({ total: 0 });
  });

  it('that cannot be reached is a network error', async () => {
    server.use(http.get('https://back-end.test/v1/home/slides', noAnswer));
    await expect(client.slides()).rejects.toBeInstanceOf(ApiNetworkError);
  });
});
