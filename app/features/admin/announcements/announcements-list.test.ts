import { expect, test } from 'vitest';
import type { StaffAnnouncementRow } from '@contract/staff-announcements';
import {
  announcementRow,
  announcementsHref,
  draftRow,
  promiseText,
  readAnnouncementFilters,
  stateOf,
} from './announcements-list';

/** A Friday. */
const now = new Date('2026-11-27T12:00:00Z');
const row = (more: Partial<StaffAnnouncementRow> = {}): StaffAnnouncementRow => ({
  ...{
    id: 1,
    protocol: '2611-000001',
    title: 'Casa, 3 dormitórios',
    place: 'Lagoa, Rio',
    name: 'Lúcia Nery',
  },
  ...{ asking: 'R$ 1', photos: 3, announced_at: '2026-11-27T11:00:00Z', state: 'recebido' },
  ...{ is_accepted: false, suspicion: null },
  last: { what: 'recebido', at: '2026-11-27T11:00:00Z', member: null, message: null },
  ...more,
});
const last = (what: StaffAnnouncementRow['last']['what'], message: string | null = null) => ({
  last: { what, at: '2026-11-19T11:00:00Z', member: 'Helena Prado', message },
});

test.each([
  ['2026-11-25T12:00:00Z', 2, 'Prometemos ligar em dois dias úteis: o de Lúcia Nery vence hoje.'],
  ['2026-11-24T12:00:00Z', 2, 'Prometemos ligar em dois dias úteis: o de Lúcia Nery venceu quinta, 26/11.'],
  ['2026-11-27T11:00:00Z', 1, 'Prometemos ligar em um dia útil: o de Lúcia Nery vence segunda, 30/11.'],
  ['2026-11-25T12:00:00Z', undefined, ''],
])('the promise of %s within %s days', (announced_at, days, text) => {
  expect(promiseText({ count: 1, oldest: { id: 1, name: 'Lúcia Nery', announced_at } }, days, now)).toBe(
    text,
  );
});

test('nobody waits: no promise', () => {
  expect(promiseText({ count: 0, oldest: null }, 2, now)).toBe('');
});

test.each([
  [row(), 'clock', 'Recebido'],
  [row({ state: 'em análise', ...last('em análise') }), 'clock', 'Em análise, Helena'],
  [row({ state: 'em análise', ...last('em análise', 'Qual?') }), 'warning', 'Perguntamos em 19/11'],
  [row({ is_accepted: true, ...last('aceito') }), 'clock', 'Aceito, Helena'],
  [row({ state: 'no ar', is_accepted: true, ...last('no ar') }), 'check', 'No ar, Helena'],
  [row({ state: 'recusado', is_accepted: true, ...last('recusado', 'Não.') }), 'close', 'Recusado, Helena'],
  [row({ suspicion: 'trap' }), 'warning', 'Suspeito'],
])('a state is an icon and words', (each, icon, text) => expect(stateOf(each)).toEqual({ icon, text }));

test('rows say when it came; an empty draft says what it lacks', () => {
  expect(announcementRow(row(), now).arrived).toBe('hoje, 8h00');
  const times = { began_at: now.toISOString(), saved_at: now.toISOString(), deleted_at: now.toISOString() };
  expect(draftRow({ id: 'a', title: '', place: '', ...times }, now)).toMatchObject({
    ...{ title: 'Ainda sem o tipo', place: 'ainda sem o lugar', deleted: '27/11/2026' },
  });
});

test.each(['', 'aba=xx&pagina=0', 'pagina=-1', 'pagina=1e3'])('unknown values of %j are absent', (query) => {
  const filters = readAnnouncementFilters(new URLSearchParams(query));
  expect([filters, announcementsHref(filters)]).toEqual([
    { tab: 'waiting', text: '', page: 1 },
    '/mesa/anuncios',
  ]);
});

test('an address reads back as its filters', () => {
  const filters = { tab: 'drafts', text: 'a b', page: 3 } as const;
  const url = new URL(announcementsHref(filters), 'http://here.invalid');
  expect(readAnnouncementFilters(url.searchParams)).toEqual(filters);
});
