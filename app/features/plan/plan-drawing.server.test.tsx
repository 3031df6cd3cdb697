import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, test } from 'vitest';
import { plan as planSchema, type PlanInput, type PlanPoint } from '@domain/property/plan/plan';
import type { Photo } from '~/domain/property';
import { PlanDrawing } from './plan-drawing.server';
import { DayLight, MeasuredPlan } from './measured-plan';
import { planPart } from './plan-part.server';
import { hourText } from './photo-captions';

const box = (x: number, y: number, width: number, height: number): PlanPoint[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];
const input: PlanInput = {
  north: 0,
  floors: [
    {
      name: 'Térreo',
      rooms: [
        { name: 'Sala', points: box(0, 0, 6, 5) },
        { name: 'Lavabo', points: box(6, 0, 2, 1.5) },
        { name: 'Pátio', points: box(0, 5, 8, 4), outdoors: true },
      ],
      openings: [
        { kind: 'window', from: [1, 0], to: [3, 0] },
        { kind: 'door', from: [2, 5], to: [4, 5] },
      ],
    },
    { name: 'Andar de cima', rooms: [{ name: 'Quarto', points: box(0, 0, 4, 4) }] },
  ],
  photos: [
    { photo: 3, floor: 1, at: [1, 1], looking: 90, hour: '07:30' },
    { photo: 1, floor: 0, at: [1, 4], looking: 0, hour: '10:00' },
    { photo: 2, floor: 0, at: [4, 7], looking: 180 },
  ],
};
const photo = (base: string | null): Photo => ({ base, width: 1200, height: 800, alt: base ?? '' });
const photos = ['/fotos/a', '/fotos/b', '/fotos/c'].map(photo);
const draw = (changes: Partial<PlanInput> = {}, pictures = photos) =>
  renderToStaticMarkup(<PlanDrawing plan={planSchema.parse({ ...input, ...changes })} photos={pictures} />);
const marks = (html: string) =>
  [...html.matchAll(/<a class="marco" href="(#foto-\d+)"[^>]*aria-label="([^"]*)">(\d+)<\/a>/g)].map(
    ([, href, label, number]) => [href, label, number],
  );

describe('a measured plan', () => {
  it('says every floor, room and area in words', () => {
    const html = draw();
    expect(html).toContain('<b>Térreo</b><span class="vh">: Sala, 30 m²; Lavabo, 3 m²; Pátio, 32 m².</span>');
    expect(html).toContain('<b>Andar de cima</b><span class="vh">: Quarto, 16 m².</span>');
    expect(html).toContain('Térreo de 8,0 × 5,0 m; andar de cima de 4,0 × 4,0 m; pátio de 8,0 × 4,0 m');
  });

  it('has a number where each photo was taken, which links to it', () => {
    expect(marks(draw())).toEqual([
      ['#foto-1', 'Foto 1: Sala, às dez', '1'],
      ['#foto-2', 'Foto 2: Pátio', '2'],
      ['#foto-3', 'Foto 3: Quarto, às sete e meia', '3'],
    ]);
  });

  it('counts photos as the gallery does, without those that have no file', () => {
    const html = draw({}, [photo(null), ...photos.slice(1)]);
    expect(marks(html).map(([href]) => href)).toEqual(['#foto-1', '#foto-2']);
  });

  it('draws floors on one scale', () => {
    const html = draw();
    expect(html).toContain('--colunas:minmax(0,824fr) minmax(0,424fr)');
    expect(html).toContain('--largura:51.46%');
    expect(html).toContain('aspect-ratio:4.24/4.24');
  });

  it('puts wide floors below each other, on one scale too', () => {
    const wide = { name: 'Sala', points: box(0, 0, 40, 10) };
    const floors = [{ name: 'A', rooms: [wide] }, input.floors[1]!, { name: 'C', rooms: [wide] }];
    const html = draw({ floors, photos: [] });
    expect(html.match(/--colunas:[^"]*/g)).toEqual([
      '--colunas:minmax(0,4024fr) minmax(0,424fr)',
      '--colunas:minmax(0,4024fr) minmax(0,424fr)',
    ]);
  });

  it('hides a small room’s name on phones', () => {
    const names = [...draw().matchAll(/<li( class="[^"]*")?[^>]*><b>(\w+)/g)];
    expect(names.map(([, hidden, name]) => [name, hidden?.includes('sem-p') ?? false])).toEqual(
      expect.arrayContaining([
        ['Sala', false],
        ['Lavabo', true],
        ['Quarto', false],
      ]),
    );
  });

  it('hides a name for which a high, narrow drawing is too small', () => {
    const named = (height: number) => {
      const rooms = [
        { name: 'Lavabo', points: box(0, 0, 2, 2) },
        { name: 'Sala', points: box(2, 0, 10, height) },
      ];
      return draw({ floors: [{ name: 'Térreo', rooms }], photos: [] }).includes('<b>Lavabo</b>');
    };
    expect([named(4), named(40)]).toEqual([true, false]);
  });

  it('hides a name that a number would cover', () => {
    const covered = draw({ photos: [{ photo: 1, floor: 0, at: [3, 2.5], looking: 0 }] });
    expect(covered).not.toContain('<b>Sala</b> ');
    expect(draw({ photos: [] })).toContain('<b>Sala</b> ');
  });

  it.each<[number | null, string | null, string]>([
    [0, 'Norte no alto', 'viewBox="-12 -12 824 924"'],
    [30, 'Norte na direção da seta', 'viewBox="-12 -12 824 924"'],
    [92, 'Norte no alto', 'viewBox="-12 -812 924 824"'],
    [null, null, 'viewBox="-12 -12 824 924"'],
  ])('has north up: %s', (north, text, viewBox) => {
    const html = draw({ north });
    expect(html.includes('Norte')).toBe(text !== null);
    expect(html).toContain(text ?? 'plantas');
    expect(html).toContain(viewBox);
  });

  it('has a bar of whole metres', () => {
    expect(draw()).toContain('<p class="escala" style="--metros:24.27%">2 m</p>');
  });
});

describe('its photographs', () => {
  const endereco = { lat: -23.57, lng: -46.68, cidade: '', bairro: '', estado: 'SP', pais: 'BR' };
  const part = planPart({ plan: planSchema.parse(input), fotos: photos, endereco }, new Date('2026-11-28'))!;
  const list = () => renderToStaticMarkup(<MeasuredPlan part={part} photos={photos} fileWidth={1600} />);

  it('are what the numbers link to, with room and hour', () => {
    const html = list();
    expect(html.match(/id="foto-\d"/g)).toEqual(['id="foto-1"', 'id="foto-2"', 'id="foto-3"']);
    expect(html).toContain('href="/fotos/a/1600.jpg"');
    expect(html).toContain('aria-hidden="true">3</span>Quarto, às sete e meia');
  });

  it('stand under the drawing, and the light after them', () => {
    expect(list()).toContain(part.drawing);
    expect(renderToStaticMarkup(<DayLight part={part} />)).toContain('A luz do dia');
    expect(renderToStaticMarkup(<DayLight part={{ ...part, light: null }} />)).toBe('');
  });

  it('are absent without a plan', () => {
    expect(planPart({ plan: null, fotos: photos, endereco }, new Date('2026-11-28'))).toBeNull();
  });
});

test.each([
  ['10:00', 'às dez'],
  ['12:00', 'ao meio-dia'],
  ['12:30', 'ao meio-dia e meia'],
  ['13:00', 'à uma'],
  ['17:30', 'às cinco e meia'],
  ['00:00', 'à meia-noite'],
  ['09:05', 'às 9h05'],
])('%s is %s', (hour, text) => {
  expect(hourText(hour)).toBe(text);
});
