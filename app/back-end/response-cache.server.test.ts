import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cacheAnswersWithAge, cacheAnswers, retryMs } from './response-cache.server';

const owner = {};
const minute = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function backEnd() {
  const state = { asked: 0, isDown: false };
  const fetchValue = vi.fn(async (_owner: object, key: string) => {
    state.asked += 1;
    if (state.isDown) throw new Error(`down ${state.asked}`);
    return `${key}${state.asked}`;
  });
  return { state, ask: fetchValue };
}

describe('a kept answer', () => {
  test('is fetched once for concurrent calls, per key and keeper', async () => {
    const { state, ask: fetchValue } = backEnd();
    const cached = cacheAnswers({ freshMs: minute }, fetchValue);
    expect(
      await Promise.all([cached(owner, 'a'), cached(owner, 'a'), cached(owner, 'b'), cached({}, 'a')]),
    ).toEqual(['a1', 'a1', 'b2', 'a3']);
    await vi.advanceTimersByTimeAsync(minute - 1);
    expect(await cached(owner, 'a')).toBe('a1');
    expect(state.asked).toBe(3);
  });

  test('is served stale during a refetch, but not at twice its maximum age', async () => {
    const { ask: fetchValue } = backEnd();
    const cached = cacheAnswers({ freshMs: minute }, fetchValue);
    expect(await cached(owner)).toBe('1');
    await vi.advanceTimersByTimeAsync(minute);
    expect(await cached(owner)).toBe('1');
    expect(await cached(owner)).toBe('2');
    await vi.advanceTimersByTimeAsync(2 * minute);
    expect(await cached(owner)).toBe('3');
  });

  test('is served while the back end fails, without a retry per visit', async () => {
    const { state, ask: fetchValue } = backEnd();
    const cached = cacheAnswers({ freshMs: minute }, fetchValue);
    await cached(owner);
    state.isDown = true;
    await vi.advanceTimersByTimeAsync(10 * minute);
    for (let visit = 0; visit < 5; visit += 1) expect(await cached(owner)).toBe('1');
    expect(state.asked).toBe(2);
    state.isDown = false;
    await vi.advanceTimersByTimeAsync(retryMs);
    expect(await cached(owner)).toBe('3');
  });

  test('that never came is a failure for all who ask, until it is tried again', async () => {
    const { state, ask: fetchValue } = backEnd();
    state.isDown = true;
    const cached = cacheAnswers({ freshMs: minute }, fetchValue);
    await expect(Promise.all([cached(owner), cached(owner)])).rejects.toThrow('down 1');
    await expect(cached(owner)).rejects.toThrow('down 1');
    state.isDown = false;
    await vi.advanceTimersByTimeAsync(retryMs);
    expect(await cached(owner)).toBe('2');
  });

  test('that is not whole yet may be kept for less', async () => {
    const { ask: fetchValue } = backEnd();
    const cached = cacheAnswers({ freshMs: (value: string) => (value === '1' ? 1_000 : minute) }, fetchValue);
    await cached(owner);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await cached(owner)).toBe('2');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await cached(owner)).toBe('2');
  });
});

describe('an answer of a version of the data', () => {
  test.each([[undefined], [true as const]])(
    'is not of a call that began under another (shares only: %s)',
    async (sharesOnly) => {
      let [version, data] = ['1', 'nothing on offer'];
      const answers: (() => void)[] = [];
      const answer = cacheAnswersWithAge(
        (_owner: object) => {
          const seen = data;
          return new Promise<string>((resolve) => answers.push(() => resolve(seen)));
        },
        { freshMs: 0, versionOf: () => version, sharesOnly },
      );
      const early = answer({ ...owner }, '');
      const shared = {};
      const [before, joined] = [answer(shared, ''), answer(shared, '')];
      await vi.advanceTimersByTimeAsync(0);
      [version, data] = ['2', 'three properties'];
      const after = answer(shared, '');
      await vi.advanceTimersByTimeAsync(0);
      expect(answers.length, 'one call at a time').toBe(2);
      for (const resolve of answers.splice(0)) resolve();
      await vi.advanceTimersByTimeAsync(0);
      for (const resolve of answers.splice(0)) resolve();
      const values = (await Promise.all([early, before, joined, after])).map(({ value }) => value);
      expect(values).toEqual([...Array(3).fill('nothing on offer'), 'three properties']);
    },
  );

  test('that is only shared is asked for again, though its version is current', async () => {
    const { state, ask: fetchValue } = backEnd();
    const answer = cacheAnswersWithAge(fetchValue, { freshMs: 0, versionOf: () => '1', sharesOnly: true });
    expect(await Promise.all([answer(owner, 's'), answer(owner, 's')])).toMatchObject([
      { value: 's1' },
      { value: 's1' },
    ]);
    expect(await answer(owner, 's')).toMatchObject({ value: 's2', stamp: '1' });
    expect(state.asked).toBe(2);
  });
});

test.each([
  ['back', -24 * 60 * minute],
  ['forward', 24 * 60 * minute],
])('the age of an answer does not follow a clock that is set %s', async (_, ms) => {
  const { state, ask: fetchValue } = backEnd();
  const cached = cacheAnswers({ freshMs: minute, maxStaleMs: 10 * minute }, fetchValue);
  expect(await cached({}, '')).toBe('1');
  const client = {};
  expect(await cached(client)).toBe('2');
  vi.setSystemTime(Date.now() + ms);
  expect(await cached(client)).toBe('2');
  await vi.advanceTimersByTimeAsync(2 * minute);
  expect(await cached(client)).toBe('3');
  state.isDown = true;
  await vi.advanceTimersByTimeAsync(9 * minute);
  expect(await cached(client)).toBe('3');
  await vi.advanceTimersByTimeAsync(minute);
  await expect(cached(client)).rejects.toThrow('down');
});

describe('an answer that is asked for each time', () => {
  const often = { freshMs: 0, retryMs: 0 };

  test('is shared by all who ask at once, and by nobody after them', async () => {
    const { state, ask: fetchValue } = backEnd();
    const cached = cacheAnswers({ ...often, maxStaleMs: 0 }, fetchValue);
    expect(await Promise.all([cached(owner), cached(owner)])).toEqual(['1', '1']);
    expect(await cached(owner)).toBe('2');
    state.isDown = true;
    await expect(cached(owner)).rejects.toThrow('down 3');
    await expect(cached(owner)).rejects.toThrow('down 4');
    state.isDown = false;
    expect(await cached(owner)).toBe('5');
  });

  test('is served stale on failure within a limit, with its age and reason', async () => {
    const { state, ask: fetchValue } = backEnd();
    const answer = cacheAnswersWithAge(fetchValue, { ...often, maxStaleMs: minute });
    const since = Date.now();
    expect(await answer(owner, 'a')).toEqual({ value: 'a1', since, stamp: undefined, failure: undefined });
    state.isDown = true;
    await vi.advanceTimersByTimeAsync(minute - 1);
    expect(await answer(owner, 'a')).toEqual({
      value: 'a1',
      since,
      stamp: undefined,
      failure: { reason: new Error('down 2') },
    });
    await vi.advanceTimersByTimeAsync(1);
    await expect(answer(owner, 'a')).rejects.toThrow('down 3');
    state.isDown = false;
    expect(await answer(owner, 'a')).toMatchObject({ value: 'a4', failure: undefined });
  });

  test('stands in only where it is of the kind that may', async () => {
    const { state, ask: fetchValue } = backEnd();
    const maxStaleMs = (value: string) => (value.startsWith('no') ? 0 : minute);
    const answer = cacheAnswersWithAge(fetchValue, { ...often, maxStaleMs });
    for (const key of ['yes', 'no']) await answer(owner, key);
    state.isDown = true;
    expect(await answer(owner, 'yes')).toMatchObject({ value: 'yes1' });
    await expect(answer(owner, 'no')).rejects.toThrow('down 4');
  });

  test('keeps its place, however many ask for what may not stand in', async () => {
    const { state, ask: fetchValue } = backEnd();
    const maxStaleMs = (value: string) => (value.startsWith('no') ? 0 : minute);
    const answer = cacheAnswersWithAge(fetchValue, { ...often, maxStaleMs, max: 3 });
    await answer(owner, 'yes');
    for (let other = 0; other < 20; other += 1) await answer(owner, `no${other}-`);
    state.isDown = true;
    expect(await answer(owner, 'yes')).toMatchObject({ value: 'yes1' });
  });

  test('evicts the least recently requested ones beyond the weight limit', async () => {
    const { state, ask: fetchValue } = backEnd();
    const sizeLimit = { weight: 60, weigh: (value: string) => value.length };
    const answer = cacheAnswersWithAge(fetchValue, { ...often, most: sizeLimit });
    const names = Array.from({ length: 12 }, (_, at) => String.fromCharCode(97 + at).repeat(1 + at));
    for (const name of names) await answer(owner, name);
    await answer(owner, 'x'.repeat(100));
    state.isDown = true;
    const cached = await Promise.all(
      names.map((name) =>
        answer(owner, name).then(
          ({ value }) => value,
          () => '',
        ),
      ),
    );
    expect(cached.join('').length).toBeLessThanOrEqual(60);
    expect(cached.join('').length).toBeGreaterThan(30);
    expect(cached.at(-1)).not.toBe('');
    await expect(answer(owner, 'x'.repeat(100))).rejects.toThrow('down');
  });
});
