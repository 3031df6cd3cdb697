import { expect, test } from 'vitest';
import type { StaffAct } from '@contract/staff-audit';
import type { StaffDistribution } from '@contract/staff-distribution';
import { actDetail, actSentence, whyNotUndone } from '../acts/act-texts';
import { aboutOf } from '../acts/act-subject';
import { absenceText, previewSentence, rulesView } from './rules-view';

const marina = { person: 'broker:1', name: 'Marina Couto' };
const tomas = { person: 'broker:2', name: 'Tomás Reis' };
const helena = { person: 'member:3', name: 'Helena Prado' };
const group: StaffDistribution['groups'][number] = {
  ...{ id: 7, name: null, enabled: false, negotiation: 'rent', price_from: null, price_to: null },
  ...{ places: [], launch: false, origins: [], hours: null },
  members: [{ ...tomas, weight: 2, hours: null }],
};
const answer: StaffDistribution = {
  rules: { known: true, known_days: 180, page: true, property: false, last_resort: null, order: [7] },
  ...{ last_resort: helena, groups: [group] },
  general: { enabled: true, everybody: true, hours: null, members: [] },
  people: [marina, tomas, helena],
  usage: [
    { rule: 'known', group: null, count: 12, last_at: '2026-11-27T12:00:00Z' },
    { rule: 'group', group: 7, count: 1, last_at: '2026-11-27T12:00:00Z' },
    { rule: 'group', group: null, count: 4, last_at: '2026-11-27T12:00:00Z' },
    { rule: 'last', group: null, count: 1, last_at: '2026-11-23T01:00:00Z' },
  ],
  absences: [],
  ...{ reply_minutes: 15, today: '2026-11-27' },
};
const now = new Date('2026-11-27T17:44:00Z');

test('each sentence says whether it holds, and how often it decided', () => {
  expect(rulesView(answer).rows.map(({ key, active, usage }) => [key, active, usage])).toEqual([
    ['known', true, 'Valeu 12 vezes nesta semana.'],
    ['page', true, 'Não foi preciso.'],
    ['property', false, 'Não foi preciso.'],
    ['7', false, 'Valeu 1 vez.'],
    ['general', true, 'Não foi preciso.'],
    ['last', true, 'Valeu 1 vez, domingo às 22h.'],
  ]);
  expect(rulesView(answer).rows.map(({ href }) => href.replace('/mesa/contatos/regras/', ''))).toEqual([
    ...['quem-ja-fala', 'pagina', 'imovel', 'grupos/7', 'todos', 'fim'],
  ]);
});

test('the promise is that of the setting', () => {
  expect(rulesView({ ...answer, reply_minutes: 75 }).promise).toBe(
    'Responder em 75 minutos, de segunda a sábado, das 8h às 20h. O que chega à noite vence às 10h15.',
  );
});

test('absences of this week, from now or to come', () => {
  const absence = (from: string, until: string) => ({ id: 1, ...marina, from, until });
  const absences = [
    absence('2026-11-20', '2026-12-02'),
    absence('2026-12-03', '2026-12-09'),
    absence('2026-12-04', '2026-12-09'),
  ];
  expect(rulesView({ ...answer, absences }).absences).toEqual([
    'Marina Couto, até 2/12. Não recebe contatos.',
    'Marina Couto, de 3/12 a 9/12.',
  ]);
  expect(absenceText(absence('2026-12-03', '2026-12-03'), answer.today)).toBe('Marina Couto, em 3/12.');
});

test('as if a contact came now', () => {
  const step = (
    person: typeof marina,
    rule: 'property' | 'group' | 'general' | 'last',
    due: string | null,
  ) => ({
    ...{ ...person, rule, group: rule === 'group' ? 7 : null, due_at: due },
  });
  const sentence = (...steps: ReturnType<typeof step>[]) =>
    previewSentence({ steps }, answer, now)
      .map(({ text, strong }) => (strong ? `**${text}**` : text))
      .join('');
  expect(
    sentence(
      step(marina, 'property', '2026-11-27T17:59:00Z'),
      step(tomas, 'general', '2026-11-27T18:14:00Z'),
      step(helena, 'last', null),
    ),
  ).toBe(
    'Seria de **Marina Couto**, pela frase 3, até 14h59; depois de **Tomás Reis**; depois de Helena Prado.',
  );
  expect(sentence(step(tomas, 'group', '2026-11-28T12:15:00Z'))).toBe(
    'Seria de **Tomás Reis**, pela frase 4, até sábado, 28/11, 9h15.',
  );
  expect(sentence(step(helena, 'last', null))).toBe('Seria de **Helena Prado**, pela frase 6.');
  expect(sentence()).toBe('Não seria de ninguém: falta escolher quem atende.');
});

const act: StaffAct = {
  ...{ id: 7, at: '2026-11-29T12:00:00Z', member: 'Carla Dias', role: 'operacao', reason: null },
  ...{ verb: 'distribution.write', subject: 'distribution:1', subject_name: null, fields: ['known'] },
  ...{ changes: { known: [true, false] }, is_erased: false, request_id: null, undoes: null },
  ...{ is_undone: false, records: null },
};

test.each<[Partial<StaffAct>, string, string, string | null, string | undefined]>([
  [
    {},
    'Mudou quem atende',
    'Carla Dias, de quem já fala com um corretor: vale para quem já fala com um corretor: desligada',
    null,
    undefined,
  ],
  [
    {
      ...{ subject: 'distribution-group:7', subject_name: 'Aluguel', fields: ['members'] },
      changes: { members: [[{ ...marina, weight: 1, hours: null }], [{ ...tomas, weight: 2, hours: null }]] },
    },
    'Mudou quem atende',
    'Carla Dias, de quem recebe: Marina Couto para quem recebe: Tomás Reis (peso 2)',
    null,
    'no grupo Aluguel',
  ],
  [
    {
      ...{ subject: 'distribution-group:7', subject_name: 'Aluguel', fields: ['group'] },
      changes: { group: [null, group] },
    },
    'Criou o grupo',
    'Carla Dias, Aluguel: Tomás Reis (peso 2)',
    null,
    'Aluguel',
  ],
  [
    {
      ...{ subject: 'distribution-group:7', subject_name: 'Aluguel', fields: ['group'], undoes: 3 },
      changes: { group: [null, group] },
    },
    'Trouxe de volta o grupo',
    'Carla Dias, Aluguel: Tomás Reis (peso 2)',
    null,
    'Aluguel',
  ],
  [
    {
      ...{ subject: 'absence:1', fields: ['absence'] },
      changes: { absence: [{ ...marina, from: '2026-11-27', until: '2026-12-02' }, null] },
    },
    'Tirou a ausência',
    'Carla Dias, Marina Couto, de 27/11 a 2/12',
    null,
    undefined,
  ],
])('an act as people read it: %#', (more, sentence, detail, reason, about) => {
  const each = { ...act, ...more };
  expect([actSentence(each), actDetail(each), whyNotUndone(each), aboutOf(each, {})?.text]).toEqual([
    ...[sentence, detail, reason, about],
  ]);
});
