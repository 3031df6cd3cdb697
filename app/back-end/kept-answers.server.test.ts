import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answersWithAge, keptAnswers, retryMs } from './kept-answers.server';

const keeper = {};
const minute = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A back end that answers 1, 2, 3 …, and fails while `isDown`. */
function backEnd() {
  const state = { asked: 0, isDown: false };
  const ask = vi.fn(async (_keeper: object, key: string) => {
    state.asked += 1;
    if (state.isDown) throw new Error(`down ${state.asked}`);
    return `${key}${state.asked}`;
  });
  return { state, ask };
}

describe('a kept answer', () => {
  test('is asked for once, however many want it, and once for each key and keeper', async () => {
    const { state, ask } = backEnd();
    const kept = keptAnswers({ freshMs: minute }, ask);
    expect(
      await Promise.all([kept(keeper, 'a'), kept(keeper, 'a'), kept(keeper, 'b'), kept({}, 'a')]),
    ).toEqual(['a1', 'a1', 'b2', 'a3']);
    await vi.advanceTimersByTimeAsync(minute - 1);
    expect(await kept(keeper, 'a')).toBe('a1');
    expect(state.asked).toBe(3);
  });

  test('is given once more while it is asked for anew, but not when it is twice as old as it may be', async () => {
    const { ask } = backEnd();
    const kept = keptAnswers({ freshMs: minute }, ask);
    expect(await kept(keeper)).toBe('1');
    await vi.advanceTimersByTimeAsync(minute);
    expect(await kept(keeper)).toBe('1');
    expect(await kept(keeper)).toBe('2');
    await vi.advanceTimersByTimeAsync(2 * minute);
    expect(await kept(keeper)).toBe('3');
  });

  test('stands for as long as the back end fails, which is not asked at every visit', async () => {
    const { state, ask } = backEnd();
    const kept = keptAnswers({ freshMs: minute }, ask);
    await kept(keeper);
    state.isDown = true;
    await vi.advanceTimersByTimeAsync(10 * minute);
    for (let visit = 0; visit < 5; visit += 1) expect(await kept(keeper)).toBe('1');
    expect(state.asked).toBe(2);
    state.isDown = false;
    await vi.advanceTimersByTimeAsync(retryMs);
    expect(await kept(keeper)).toBe('3');
  });

  test('that never came is a failure for all who ask, until it is tried again', async () => {
    const { state, ask } = backEnd();
    state.isDown = true;
    const kept = keptAnswers({ freshMs: minute }, ask);
    await expect(Promise.all([kept(keeper), kept(keeper)])).rejects.toThrow('down 1');
    await expect(kept(keeper)).rejects.toThrow('down 1');
    state.isDown = false;
    await vi.advanceTimersByTimeAsync(retryMs);
    expect(await kept(keeper)).toBe('2');
  });

  test('that is not whole yet may be kept for less', async () => {
    const { ask } = backEnd();
    const kept = keptAnswers({ freshMs: (value: string) => (value === '1' ? 1_000 : minute) }, ask);
    await kept(keeper);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await kept(keeper)).toBe('2');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await kept(keeper)).toBe('2');
  });
});

describe('an answer that is asked for each time', () => {
  const often = { freshMs: 0, retryMs: 0 };

  test('is shared by all who ask at once, and by nobody after them', async () => {
    const { state, ask } = backEnd();
    const kept = keptAnswers({ ...often, standInMs: 0 }, ask);
    expect(await Promise.all([kept(keeper), kept(keeper)])).toEqual(['1', '1']);
    expect(await kept(keeper)).toBe('2');
    state.isDown = true;
    await expect(kept(keeper)).rejects.toThrow('down 3');
    await expect(kept(keeper)).rejects.toThrow('down 4');
    state.isDown = false;
    expect(await kept(keeper)).toBe('5');
  });

  test('stands in where the back end fails, for as long as it may, and says how old it is and why', async () => {
    const { state, ask } = backEnd();
    const answer = answersWithAge(ask, { ...often, standInMs: minute });
    const since = Date.now();
    expect(await answer(keeper, 'a')).toEqual({ value: 'a1', since, failure: undefined });
    state.isDown = true;
    await vi.advanceTimersByTimeAsync(minute - 1);
    expect(await answer(keeper, 'a')).toEqual({
      value: 'a1',
      since,
      failure: { reason: new Error('down 2') },
    });
    await vi.advanceTimersByTimeAsync(1);
    await expect(answer(keeper, 'a')).rejects.toThrow('down 3');
    state.isDown = false;
    expect(await answer(keeper, 'a')).toMatchObject({ value: 'a4', failure: undefined });
  });

  test('stands in only where it is of the kind that may', async () => {
    const { state, ask } = backEnd();
    const standInMs = (value: string) => (value.startsWith('no') ? 0 : minute);
    const answer = answersWithAge(ask, { ...often, standInMs });
    for (const key of ['yes', 'no']) await answer(keeper, key);
    state.isDown = true;
    expect(await answer(keeper, 'yes')).toMatchObject({ value: 'yes1' });
    await expect(answer(keeper, 'no')).rejects.toThrow('down 4');
  });

  test('keeps its place, however many ask for what may not stand in', async () => {
    const { state, ask } = backEnd();
    const standInMs = (value: string) => (value.startsWith('no') ? 0 : minute);
    const answer = answersWithAge(ask, { ...often, standInMs, max: 3 });
    await answer(keeper, 'yes');
    for (let other = 0; other < 20; other += 1) await answer(keeper, `no${other}-`);
    state.isDown = true;
    expect(await answer(keeper, 'yes')).toMatchObject({ value: 'yes1' });
  });

  test('lets those go that were asked for longest ago where all together weigh more than they may', async () => {
    const { state, ask } = backEnd();
    const most = { weight: 60, weigh: (value: string) => value.length };
    const answer = answersWithAge(ask, { ...often, most });
    const names = Array.from({ length: 12 }, (_, at) => String.fromCharCode(97 + at).repeat(1 + at));
    for (const name of names) await answer(keeper, name);
    await answer(keeper, 'x'.repeat(100));
    state.isDown = true;
    const kept = await Promise.all(
      names.map((name) =>
        answer(keeper, name).then(
          ({ value }) => value,
          () => '',
        ),
      ),
    );
    expect(kept.join('').length).toBeLessThanOrEqual(60);
    expect(kept.join('').length).toBeGreaterThan(30);
    expect(kept.at(-1)).not.toBe('');
    await expect(answer(keeper, 'x'.repeat(100))).rejects.toThrow('down');
  });
});
