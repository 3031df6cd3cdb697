import { expect, test } from 'vitest';
import type { StaffPortals } from '@contract/staff-portals';
import { portalsView } from './portals-view';
import { typedChanges } from './typed-changes';

const now = new Date('2026-11-30T12:00:00Z');
const zap = {
  ...({ portal: 'zap', in_use: true, highlights: 15, super_highlights: 3 } as const),
  used: { highlights: 12, super_highlights: 3 },
  ...{ read_at: '2026-11-30T09:12:00Z', read_listings: 1180 },
};
const chaves = {
  ...({ portal: 'chavesnamao', in_use: true, highlights: 1, super_highlights: 0 } as const),
  used: { highlights: 2, super_highlights: 0 },
  ...{ read_at: null, read_listings: null },
};
const cell = { state: 'plain' as const, refusals: [], photos: null, is_changed: false };
const answer: StaffPortals = {
  portals: [zap, chaves, { ...zap, portal: 'imovelweb', in_use: false }],
  properties: [
    {
      ...{ id: 7, reference: '17045', title: 'Ap. Moema', district: 'Moema', city: 'São Paulo' },
      ...{ is_reserved: false, figures: { title: 9, description: 200, photos: 38 } },
      portals: [
        { ...cell, portal: 'zap', refusals: ['title', 'postal-code'] },
        { ...cell, portal: 'chavesnamao', state: 'highlight', photos: 30, is_changed: true },
      ],
    },
    {
      ...{ id: 8, reference: '18533', title: '', district: 'Leblon', city: 'Rio de Janeiro' },
      ...{ is_reserved: true, figures: null },
      portals: [
        { ...cell, portal: 'zap' },
        { ...cell, portal: 'chavesnamao' },
      ],
    },
  ],
  ...{ total: 31, unchecked: 0 },
  counts: { refused: 1, all: 31, highlighted: 1, nowhere: 1, somewhere: 30 },
};
const view = portalsView(answer, now);

test('a plan says what is taken, when it was read, and what it lacks', () => {
  expect(view.portals).toMatchObject([
    {
      ...{ lines: ['12 de 15 destaques', '3 de 3 superdestaques'], read: 'lido hoje, 6h12, 1.180 imóveis' },
      note: 'Para destacar outro, tire um.',
    },
    {
      ...{ lines: ['2 de 1 destaque'], read: 'ainda não foi lido', isOver: true },
      note: 'Há mais destaques que no plano: os últimos saem como comuns.',
    },
    { isInUse: false },
  ]);
});

test('a cell says what a portal would refuse, cut, or has read', () => {
  expect(view.rows[0]!.cells).toMatchObject([
    { refusal: 'recusaria: título com 9 letras; o mínimo é 10; sem CEP', note: 'lido hoje, 6h12' },
    { refusal: null, warning: '38 fotos: vão as 30 primeiras', note: 'vai na próxima leitura' },
  ]);
  expect(view.rows[1]).toMatchObject({ name: 'Imóvel sem título', isReserved: true });
  expect([view.pages, view.read.rows]).toEqual([3, [{ id: 7, states: ['plain', 'highlight'] }]]);
});

test('what was typed is the difference from what was shown', () => {
  const typed = new FormData();
  typed.set('sai0-0', 'sim');
  typed.set('destaque0-0', 'super');
  typed.set('destaque0-1', 'highlight');
  expect(typedChanges(typed, view.read)).toEqual({
    changes: [
      { property: 7, portal: 'zap', was: 'plain', value: 'super' },
      { property: 7, portal: 'chavesnamao', was: 'highlight', value: 'off' },
    ],
    states: { '7.zap': 'super', '7.chavesnamao': 'off' },
  });
});

test.each(['superdestaque', 'super', '__proto__', 'off', ''])(
  'a highlight that the portal does not have counts as none: %s',
  (level) => {
    const typed = new FormData();
    typed.set('sai0-1', 'sim');
    typed.set('destaque0-1', level);
    expect(typedChanges(typed, view.read).states['7.chavesnamao']).toMatch(/^(plain|off)$/);
  },
);
