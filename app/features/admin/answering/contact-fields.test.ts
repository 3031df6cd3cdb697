import { expect, test } from 'vitest';
import { contactChangesText, contactFieldTexts, responsibleOptions, stateText } from './contact-fields';

const person = (kind: 'broker' | 'member', id: number, name: string) => ({ kind, id, name });
const [marina, tomas, ana] = [
  person('broker', 1, 'Marina Couto'),
  person('broker', 2, 'Tomás Reis'),
  person('member', 1, 'Ana Prado'),
];
const none = { property: null, chosen: null, earlier: null };

test('who is likely comes first, with the first reason', () => {
  const hints = { property: marina, chosen: null, earlier: { ...tomas, at: '2026-11-02T12:00:00Z' } };
  expect(responsibleOptions({ responsible: null, responsibles: [ana, tomas, marina], hints })).toEqual([
    ['broker:1', 'Marina Couto, do imóvel'],
    ['broker:2', 'Tomás Reis, já conversou'],
    ['member:1', 'Ana Prado'],
    ['', 'Escolha'],
  ]);
});

test('without a likely one nobody is chosen', () => {
  expect(responsibleOptions({ responsible: null, responsibles: [ana], hints: none })[0]).toEqual([
    '',
    'Escolha',
  ]);
});

test('who answers stays in the list after leaving it, and may give back', () => {
  expect(responsibleOptions({ responsible: tomas, responsibles: [ana], hints: none })).toEqual([
    ['', 'Sem corretor'],
    ['member:1', 'Ana Prado'],
    ['broker:2', 'Tomás Reis'],
  ]);
});

test.each([
  [{ state: 'perdido', state_reason: 'Preço', remind_on: null }, 'Perdido: Preço'],
  [
    { state: 'sem-interesse', state_reason: null, remind_on: '2026-12-03' },
    'Sem interesse agora, lembrar em 03/12/2026',
  ],
  [{ state: 'visita', state_reason: null, remind_on: null }, 'Visita'],
] as const)('a state with what it needs: %#', (state, text) => expect(stateText(state)).toBe(text));

test.each([
  ['responsible', null, 'Sem corretor'],
  ['responsible', { kind: 'member', id: 3, name: '' }, 'quem já saiu'],
  ['responsible', tomas, 'Tomás Reis'],
  ['next_step', null, 'nada'],
  ['next_on', '2026-12-03', '03/12/2026'],
])('shows the %s %j', (field, value, text) => {
  expect(contactFieldTexts.show(field, value)).toBe(text);
});

test('who answers is posted as its reference', () => {
  expect(contactFieldTexts.post!('responsible', tomas)).toBe('broker:2');
  expect(contactFieldTexts.post!('responsible', null)).toBe(null);
  expect(contactFieldTexts.post!('next_step', 'Ligar')).toBe('Ligar');
});

test('an act says what it changed; of erased values nothing', () => {
  const changes = {
    state: ['novo', 'perdido'],
    state_reason: [null, 'Preço'],
    responsible: [tomas, null],
    next_on: [null, '2026-12-03'],
  };
  expect(contactChangesText(changes)).toBe(
    'quem atende: Sem corretor; estado: Perdido; motivo: Preço; dia: 03/12/2026',
  );
  expect(contactChangesText(null)).toBe('');
});
