import { expect, test } from 'vitest';
import type { AuditChanges } from '@api/audit/content';
import { planUndo } from './plan-undo';

const rules = { fields: ['state', 'reason', 'who'], together: [['state', 'reason']], exists: () => true };
const act = (changes: AuditChanges | null, isUndone = false) => ({
  ...{ id: 1, subject: 'lead:7', changes, isUndone },
});
const left = (changes: AuditChanges, present: Record<string, string | null>, given = rules) =>
  planUndo(act(changes), present, given).left.map(({ field, reason }) => [field, reason]);

test('restores the fields that still have the new value', () => {
  const changes: AuditChanges = { state: ['novo', 'ganho'], who: [null, 'member:3'] };
  expect(planUndo(act(changes), { state: 'ganho', who: 'broker:1' }, rules)).toEqual({
    restored: { state: 'novo' },
    left: [{ subject: 'lead:7', field: 'who', reason: 'changed', act: 1 }],
  });
});

test('leaves all fields that mean something only together', () => {
  const changes: AuditChanges = {
    state: ['novo', 'perdido'],
    reason: [null, 'caro'],
    who: [null, 'member:3'],
  };
  const present = { state: 'perdido', reason: 'longe', who: 'member:3' };
  expect(planUndo(act(changes), present, rules).restored).toEqual({ who: null });
  expect(left(changes, present)).toEqual([
    ['state', 'changed'],
    ['reason', 'changed'],
  ]);
});

test('leaves what is not restored, and what the old value names and is gone', () => {
  expect(left({ note: [null, 'x'] }, { note: 'x' })).toEqual([['note', 'final']]);
  const gone = { ...rules, exists: () => false };
  expect(left({ who: ['member:3', null] }, { who: null }, gone)).toEqual([['who', 'gone']]);
});

test.each([
  ['undone', act({ who: [null, 'member:3'] }, true), {}],
  ['erased', act(null), {}],
  ['gone', act({ who: [null, 'member:3'] }), undefined],
] as const)('leaves a whole act: %s', (reason, stored, present) => {
  expect(planUndo(stored, present, rules)).toEqual({
    restored: {},
    left: [{ subject: 'lead:7', field: null, reason, act: 1 }],
  });
});
