import { expect, test } from 'vitest';
import type { OwnAnnouncement } from '@contract/announcements';
import { announcementRows } from './announcement-rows';

const now = new Date('2026-11-23T15:00:00Z');
const act = (what: OwnAnnouncement['history'][number]['what'], day: number) => ({
  what,
  at: `2026-11-${day}T12:00:00Z`,
});
const announcement = (given: Partial<OwnAnnouncement> = {}): OwnAnnouncement => ({
  protocol: '2611-048213',
  title: 'Casa, 3 dormitórios',
  place: 'Quinta do Golfe, Itu',
  state: 'recebido',
  reason: null,
  history: [act('recebido', 12)],
  product: null,
  summary: [{ label: 'Localização', rows: [['Tipo', 'Casa']] }],
  announced_at: '2026-11-12T12:00:00Z',
  updated_at: '2026-11-12T12:00:00Z',
  ...given,
});
const shown = (given: Partial<OwnAnnouncement>, listed: number[] = []) =>
  announcementRows([announcement(given)], listed, now, 2);

test.each<[Partial<OwnAnnouncement>, string, (string | undefined)[], number]>([
  [{}, 'Recebido', ['12/11/2026', undefined, undefined, undefined], 0],
  [
    { state: 'em análise', history: [act('recebido', 12), act('em análise', 13)] },
    'Em análise',
    ['12/11/2026', 'desde 13/11/2026', undefined, undefined],
    1,
  ],
  [
    {
      state: 'visita de fotos',
      history: [act('recebido', 12), act('visita de fotos', 14), act('aceito', 16)],
    },
    'Aceito em 16/11/2026',
    ['12/11/2026', undefined, 'desde 14/11/2026', undefined],
    2,
  ],
  [
    // Returned from the photo visit to the review.
    {
      state: 'em análise',
      history: [act('recebido', 12), act('visita de fotos', 14), act('em análise', 15)],
    },
    'Em análise',
    ['12/11/2026', 'desde 15/11/2026', undefined, undefined],
    1,
  ],
])('what is on its way says where it stands and since when: %#', (given, state, texts, current) => {
  const [row] = shown(given).ahead;
  expect(row!.state).toBe(state);
  expect(row!.way!.steps.map(({ text }) => text)).toEqual(texts);
  expect(row!.way!.current).toBe(current);
  expect(row!.way!.steps.map(({ isDone }) => isDone)).toEqual([0, 1, 2, 3].map((index) => index < current));
});

test('what was declined says when and why, and has no way ahead', () => {
  const { ahead, declined } = shown({
    state: 'recusado',
    reason: 'Fora da nossa região.',
    history: [act('recebido', 12), act('recusado', 20)],
  });
  expect(ahead).toEqual([]);
  expect(declined).toMatchObject([
    { state: 'Recusado em 20/11/2026', reason: 'Fora da nossa região.', way: null },
  ]);
});

test('shows a published announcement only if its property is not listed', () => {
  const given: Partial<OwnAnnouncement> = { state: 'no ar', product: 7 };
  expect(shown(given, [7])).toEqual({ ahead: [], onOffer: [], declined: [] });
  expect(shown(given, [8]).onOffer).toHaveLength(1);
});

test('each has what was sent, and the day of each change', () => {
  const [row] = shown({ history: [act('recebido', 12), act('em análise', 13)] }).ahead;
  expect(row!.sent).toEqual([
    { label: 'Localização', rows: [['Tipo', 'Casa']] },
    {
      label: 'Andamento',
      rows: [
        ['Recebido', '12/11/2026, 9h00'],
        ['Em análise', '13/11/2026, 9h00'],
      ],
    },
  ]);
});
