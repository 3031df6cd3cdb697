import { expect, test } from 'vitest';
import { auditKinds } from '@contract/auth';
import { eventRows } from './event-rows';
import { sessionRows } from './session-rows';

const at = '2026-11-20T01:12:00Z';
const now = new Date('2026-11-20T12:00:00Z');

test.each([
  ['bossa-nova', 'E-mail e senha'],
  ['google', 'Google'],
  ['facebook', 'Facebook'],
  ['casa-de-chaves', 'casa-de-chaves'],
  [null, ''],
])('who signed in by %s is told as "%s"', (provider, how) => {
  const [row] = eventRows([
    { at, kind: 'signed-in', provider, device: 'Safari no iPhone', place: 'Portugal' },
  ]);
  expect(row).toEqual({
    when: '19/11/2026, 22h12',
    how,
    where: 'Safari no iPhone, Portugal',
    what: 'Entrou',
    isRefused: false,
  });
});

test('every kind of event has words of its own; an unknown one is no error', () => {
  const words = eventRows(auditKinds.map((kind) => ({ at, kind }))).map(({ what }) => what);
  expect(new Set(words).size).toBe(auditKinds.length);
  expect(words).not.toContain('Outra atividade');
  for (const kind of ['moved-house', 'constructor', ''])
    expect(eventRows([{ at, kind }])[0]).toMatchObject({ what: 'Outra atividade', how: '', where: '' });
});

test('lists this device first; others show last use and known place', () => {
  const session = { device: 'Firefox no macOS', created_at: at, last_used_at: at };
  expect(
    sessionRows(
      [
        { ...session, id: 'b', place: null, current: false },
        { ...session, id: 'a', place: 'SP', current: true },
        { ...session, id: 'c', place: 'RJ', current: false, last_used_at: '2026-11-20T11:00:00Z' },
      ],
      now,
    ).map(({ id, lastUse }) => [id, lastUse]),
  ).toEqual([
    ['a', 'SP, agora'],
    ['b', 'ontem, 22h12'],
    ['c', 'RJ, hoje, 8h00'],
  ]);
});
