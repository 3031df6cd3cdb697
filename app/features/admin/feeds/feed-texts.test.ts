import { expect, test } from 'vitest';
import type { StaffRun } from '@contract/staff-feeds';
import { sourceText, stateOf } from './feed-texts';
import { heldText } from './held-text';
import { everyText, scheduleText } from './schedule-text';

const run: StaffRun = {
  ...{ id: 1, source: 'casa', started_at: '2026-11-29T15:00:00Z', outcome: 'applied', hold: null },
  ...{ decision: null, is_publishing: false, is_reverted: false, reason: null, read: 1, accepted: 1 },
  ...{ warned: 0, quarantined: 0, deactivated: 0, prices: 0, active: 1 },
};

test.each<[Partial<StaffRun>, string]>([
  [{}, 'no ar'],
  [{ outcome: 'refused', hold: 'prices' }, 'retida'],
  [{ outcome: 'refused', hold: 'file' }, 'prévia'],
  [{ outcome: 'refused', hold: 'prices', decision: 'discarded' }, 'descartada'],
  [{ outcome: 'refused', hold: 'gone', decision: 'superseded' }, 'substituída'],
  [{ outcome: 'refused', decision: 'published', is_publishing: true }, 'publicando'],
  [{ decision: 'without-prices' }, 'no ar, sem os preços'],
  [{ is_reverted: true }, 'revertida'],
  [{ outcome: 'failed', reason: 'não respondeu' }, 'não respondeu'],
  [{ outcome: 'unchanged' }, 'sem mudança'],
])('a run %j is %s', (given, text) => expect(stateOf({ ...run, ...given }).text).toBe(text));

test('says why a run is held', () => {
  expect(heldText({ hold: 'prices', gone: 0, prices: 312, active: 1_204 })).toBe(
    '312 preços mudariam de uma vez, 26% do catálogo.',
  );
  expect(heldText({ hold: 'gone', gone: 1, prices: 0, active: 2 })).toBe(
    '1 imóvel sairia do ar de uma vez, 50% do catálogo.',
  );
});

test.each([
  [360, 'a cada 6 h'],
  [15, 'a cada 15 min'],
  [1_440, 'todo dia'],
])('%s minutes: %s', (minutes, text) => expect(everyText(minutes)).toBe(text));

test.each<[Parameters<typeof scheduleText>[0], string]>([
  [{ every: 60 }, 'a cada 1 h'],
  [{ days: [1, 2, 3, 4, 5, 6, 7], at: '05:00' }, 'todo dia, 5h'],
  [{ days: [1], at: '17:30' }, 'segundas, 17h30'],
  [null, 'como nas configurações'],
])('the schedule %j is %s', (schedule, text) => expect(scheduleText(schedule)).toBe(text));

test('a source is named by its words', () => expect(sourceText('casa-nova')).toBe('Casa nova'));
