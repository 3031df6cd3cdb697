import { emptyFilters } from '@domain/search/normalize';
import { nothingChanged } from '@tests/support/public-changes';
import { until } from '@tests/support/until';
import { describe, expect, test, vi } from 'vitest';
import { cacheAnswers, cacheAnswersWithAge } from './response-cache.server';
import { trackCacheVersions } from './cache-version.server';
import { type ApiClient, createApiClient } from './client.server';
import { watchChanges } from './invalidation.server';
import type { CallerSession } from './transport.server';

interface BackEnd {
  cacheControl?: string;
  vary?: string;
  status?: (bearer: string | null) => number;
}

/** A back end whose answers name the bearer, and a website before it. */
function website(backEnd: BackEnd = {}, tellsChanges = false) {
  const bearers: (string | null)[] = [];
  const state = { changes: nothingChanged, now: 100_000, isDown: false };
  const fetch = async (request: Request) => {
    const bearer = request.headers.get('authorization');
    bearers.push(bearer);
    await Promise.resolve();
    if (state.isDown) return new Response('', { status: 503 });
    const { cacheControl, vary, status = () => 200 } = backEnd;
    const banner = { title: bearer ?? 'guest', description: '' };
    const headers = { ...(cacheControl && { 'cache-control': cacheControl }), ...(vary && { vary }) };
    return Response.json({ items: [], total: 0, banner }, { status: status(bearer), headers });
  };
  const changes = watchChanges(
    {
      publicChanges: async () => {
        const { changes: reported } = state;
        state.changes = nothingChanged;
        return reported;
      },
    },
    { warn: () => {} },
    () => state.now,
  );
  const api = createApiClient({ fetch }, tellsChanges ? trackCacheVersions(changes) : undefined);
  const visit = (bearer: string | null) => api.forPage().forVisitor(sessionOf(bearer));
  const change = () => {
    state.changes = { ...nothingChanged, lists: true };
    state.now += 2_500;
  };
  return { api, bearers, visit, state, change };
}

function sessionOf(bearer: string | null): CallerSession & { person: string | null } {
  const session = {
    person: bearer && `person ${bearer}`,
    bearer: async () => (session.person ? bearer : null),
    refuse: vi.fn(() => void (session.person = null)),
  };
  return session;
}

const shownTo = async (page: ApiClient) => (await page.searchProperties(emptyFilters())).banner!.title;
const search = cacheAnswers({ freshMs: 0, maxStaleMs: 60_000, retryMs: 0 }, (api: ApiClient) => shownTo(api));
const searchWithAge = cacheAnswersWithAge((api: ApiClient) => shownTo(api), {
  freshMs: 0,
  maxStaleMs: 60_000,
  retryMs: 0,
});

describe('a call of a signed-in visitor', () => {
  test('carries the bearer, whatever is called; a guest’s does not', async () => {
    const { visit, bearers } = website();
    const calls = (api: ApiClient) => [
      api.searchProperties(emptyFilters()),
      api.product('usado', 1),
      api.similar('usado', 1),
      api.broker('ana'),
      api.homeSearchLocations(),
      api.searchLocations('moema'),
      api.slides(),
      api.productByCode('1'),
      api.getLocations(),
    ];
    await Promise.allSettled(calls(visit('clara')));
    expect(new Set(bearers.splice(0))).toEqual(new Set(['Bearer clara']));
    await Promise.allSettled([...calls(visit(null)), ...calls(visit('clara').shared)]);
    expect(new Set(bearers)).toEqual(new Set([null]));
  });

  test('is repeated as a guest’s if the bearer is refused', async () => {
    const { api, bearers } = website({ status: (bearer) => (bearer ? 401 : 200) });
    const session = sessionOf('old');
    const page = api.forPage().forVisitor(session);
    expect(await shownTo(page)).toBe('guest');
    expect(session.refuse).toHaveBeenCalledWith('old');
    expect(await shownTo(page)).toBe('guest');
    expect(bearers).toEqual(['Bearer old', null, null]);
  });

  test.each([403, 404, 500])('is not repeated after the status %i', async (status) => {
    const { visit, bearers } = website({ status: () => status });
    await expect(shownTo(visit('clara'))).rejects.toMatchObject({ status });
    expect(bearers).toEqual(['Bearer clara']);
  });

  test('to another origin than the back end’s never happens by a redirect', async () => {
    const requests: Request[] = [];
    const api = createApiClient({
      baseUrl: 'https://api.operator.example/v1',
      fetch: async (request) => {
        requests.push(request);
        return new Response(null, { status: 307, headers: { location: 'https://elsewhere.example/' } });
      },
    });
    await expect(shownTo(api.forPage().forVisitor(sessionOf('clara')))).rejects.toMatchObject({
      status: 307,
    });
    expect(requests.map(({ url, redirect }) => [new URL(url).origin, redirect])).toEqual([
      ['https://api.operator.example', 'manual'],
    ]);
  });
});

describe.each([
  ['each call', shownTo],
  ['a shared call', (page: ApiClient) => search(page)],
])('an answer to %s', (_, ask) => {
  test.each([
    [{}],
    [{ cacheControl: 'private' }],
    [{ cacheControl: 'public, no-store' }],
    [{ cacheControl: 'public', vary: 'Accept, Authorization' }],
  ])('is one visitor’s where the back end says %j', async (answers) => {
    for (const tellsChanges of [true, false]) {
      const { visit } = website(answers, tellsChanges);
      for (let round = 0; round < 2; round += 1) {
        const pages = ['clara', 'rui', null, 'clara'].map(visit);
        expect(await Promise.all(pages.map(ask))).toEqual([
          'Bearer clara',
          'Bearer rui',
          'guest',
          'Bearer clara',
        ]);
      }
    }
  });

  test('is everybody’s while nothing changes, if it is public', async () => {
    const { visit, bearers, change } = website({ cacheControl: 'public, no-cache' }, true);
    for (let round = 0; round < 3; round += 1) {
      await ask(visit('clara'));
      for (const person of ['rui', null, 'clara', 'ana']) await ask(visit(person));
      expect(bearers).toHaveLength(round + 1);
      change();
    }
  });

  test('costs a guest no call more', async () => {
    const { visit, bearers } = website({ cacheControl: 'public, no-cache' }, true);
    await Promise.all(Array.from({ length: 20 }, () => ask(visit(null))));
    expect(bearers).toEqual([null]);
  });
});

test('one person’s page and layout share a call', async () => {
  const { visit, bearers } = website();
  const page = visit('clara');
  await Promise.all([search(page), search(page)]);
  expect(bearers).toEqual(['Bearer clara']);
});

test('a failed call falls back on the visitor’s own or a guest’s last answer', async () => {
  const { visit, state } = website();
  await searchWithAge(visit('clara'), '');
  await searchWithAge(visit(null), '');
  state.isDown = true;
  const values = await Promise.all(
    ['clara', 'rui', null].map(async (person) => (await searchWithAge(visit(person), '')).value),
  );
  expect(values).toEqual(['Bearer clara', 'guest', 'guest']);
});

test('an answer that is public no more is shared no more', async () => {
  const backEnd = { cacheControl: 'public' };
  const { visit, change } = website(backEnd, true);
  await shownTo(visit('clara'));
  expect(await shownTo(visit('rui'))).toBe('Bearer clara');
  change();
  backEnd.cacheControl = 'private';
  expect(await shownTo(visit('rui'))).toBe('Bearer rui');
  expect(await shownTo(visit('clara'))).toBe('Bearer clara');
});

test('a shared call that began before a change is no answer after it', async () => {
  let version = '1';
  let total = 1;
  const release: (() => void)[] = [];
  let isHeld = true;
  const fetch = async () => {
    const body = { items: [], total };
    if (isHeld) await new Promise<void>((go) => release.push(go));
    return Response.json(body, { headers: { 'cache-control': 'public, no-cache' } });
  };
  const api = createApiClient({ fetch }, async () => version);
  const search = (bearer: string | null) =>
    api.forPage().forVisitor(sessionOf(bearer)).searchProperties(emptyFilters());
  const first = search('clara');
  await until(() => expect(release).toHaveLength(1));
  [version, total] = ['2', 2];
  const second = search('clara');
  // It joins the call before it is answered.
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  isHeld = false;
  for (const go of release) go();
  await Promise.all([first, second]);
  expect((await search(null)).total).toBe(2);
});
