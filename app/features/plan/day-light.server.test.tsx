import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, test } from 'vitest';
import { plan as planSchema, type PlanPoint } from '@domain/property/plan/plan';
import { LightDrawing } from './light-drawing.server';
import { dayLight } from './day-light.server';
import { momentAt, timeZoneOf } from './time-zone';

const box = (x: number, y: number, width: number, height: number): PlanPoint[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];
const plan = planSchema.parse({
  north: 0,
  floors: [
    {
      name: 'Térreo',
      rooms: [
        { name: 'Sala', points: box(0, 0, 5, 4) },
        { name: 'Quarto 1', points: box(5, 0, 5, 4) },
        { name: 'Quarto 2', points: box(5, 4, 5, 4) },
        { name: 'Cozinha', points: box(0, 4, 5, 4) },
      ],
      openings: [
        { kind: 'window', from: [0, 1], to: [0, 3] },
        { kind: 'window', from: [10, 1], to: [10, 3] },
        { kind: 'window', from: [10, 5], to: [10, 7] },
        { kind: 'window', from: [1, 0], to: [3, 0] },
      ],
    },
  ],
});
const endereco = { lat: -23.57, lng: -46.68, cidade: 'São Paulo', bairro: '', estado: 'SP', pais: 'BR' };
const november = new Date('2026-11-28T15:00:00Z');
const june = new Date('2026-06-21T15:00:00Z');
const textsOf = (today: Date, changes: object = {}) =>
  dayLight({ plan, endereco: { ...endereco, ...changes } }, today)?.times.map(({ text }) => text);

describe('the light of a day', () => {
  it('reaches the east in the morning and the west at five', () => {
    expect(textsOf(november)).toEqual([
      'Quarto 1 e quarto 2.',
      'O sol passa alto e não entra pelas janelas.',
      'Sala.',
    ]);
  });

  it('comes from the north at noon in June', () => {
    expect(textsOf(june)).toEqual(['Sala, quarto 1 e quarto 2.', 'Sala.', 'Sala.']);
  });

  it('comes from the south in Lisbon, and is gone at five in December', () => {
    const lisbon = { lat: 38.7, lng: -9.14, pais: 'PT', estado: null };
    expect(textsOf(new Date('2026-12-21T15:00:00Z'), lisbon)).toEqual([
      'Quarto 1 e quarto 2.',
      'O sol não bate em nenhuma janela.',
      'O sol está no horizonte ou abaixo dele.',
    ]);
  });

  it.each<[string, object | null, object]>([
    ['a plan', null, {}],
    ['north', { ...plan, north: null }, {}],
    ['a point', plan, { lat: null, lng: null }],
    ['a time zone', plan, { pais: 'XX' }],
  ])('is absent without %s', (_, given, changes) => {
    const property = { plan: given as typeof plan | null, endereco: { ...endereco, ...changes } };
    expect(dayLight(property, november)).toBeNull();
  });

  it('is drawn with the sunlit rooms in white', () => {
    const light = dayLight({ plan, endereco }, november)!;
    const html = renderToStaticMarkup(<LightDrawing plan={plan} light={light} />);
    expect(html).toContain('Onde o sol bate, em novembro');
    expect(html.match(/<h3>[^<]*/g)).toEqual(['<h3>De manhã', '<h3>Ao meio-dia', '<h3>Às cinco']);
    const lit = [...html.matchAll(/class="luz__clara" d="([^"]*)"/g)].map(
      ([, d]) => d!.split('Z').length - 1,
    );
    expect(lit).toEqual([2, 0, 1]);
  });
});

test('five in the afternoon is by the clocks of the place', () => {
  expect(momentAt(17, november, 'America/Sao_Paulo').toISOString()).toBe('2026-11-28T20:00:00.000Z');
  expect(momentAt(17, november, 'Europe/Lisbon').toISOString()).toBe('2026-11-28T17:00:00.000Z');
  expect(momentAt(17, june, 'Europe/Lisbon').toISOString()).toBe('2026-06-21T16:00:00.000Z');
  // Already tomorrow there.
  expect(momentAt(9, new Date('2026-11-28T21:00:00Z'), 'Asia/Dubai').toISOString()).toBe(
    '2026-11-29T05:00:00.000Z',
  );
});

test.each<[string, string | null, number, string | null]>([
  ['BR', 'SP', -46, 'America/Sao_Paulo'],
  ['BR', 'AM', -60, 'America/Manaus'],
  ['BR', null, -46, 'America/Sao_Paulo'],
  ['US', 'FL', -80, 'America/New_York'],
  ['US', 'CA', -118, null],
  ['XX', null, 0, null],
])('%s %s at %d is in %s', (country, state, lng, zone) => {
  expect(timeZoneOf(country, state, lng)).toBe(zone);
});
