import { expect, test } from 'vitest';
import type { StaffAct } from '@contract/staff-audit';
import { grantsOf } from '@domain/staff/roles';
import { aboutOf } from './act-subject';
import { actDetail, actSentence, whyNotUndone } from './act-texts';
import { valuesText } from './act-values';
import { undoRow } from './undo-row';
import { undoSentence } from './undo-texts';

const act: StaffAct = {
  ...{ id: 7, at: '2026-11-29T12:00:00Z', member: 'Carla Dias', role: 'operacao' },
  ...{
    verb: 'contacts.write',
    subject: 'lead:3',
    subject_name: 'Rafael Monteiro',
    fields: ['responsible'],
    reason: null,
  },
  ...{ changes: { responsible: [null, { kind: 'broker', id: 1, name: 'Marina Couto' }] } },
  ...{ is_erased: false, request_id: null, undoes: null, is_undone: false, records: null },
};

const invited: StaffAct = {
  ...{ ...act, verb: 'members.invite', subject: 'invitation:2', subject_name: null },
  ...{ fields: ['email', 'role'], changes: { email: [null, 'ana@casa.com.br'], role: [null, 'vitrine'] } },
};
const exported: StaffAct = {
  ...{ ...act, verb: 'people.export', subject: 'data-request:2', subject_name: null },
  ...{ fields: [], changes: null },
};

test.each([
  [act, 'Mudou o contato'],
  [{ ...act, undoes: 3 }, 'Desfez a mudança do contato'],
  [{ ...act, records: 312 }, 'Mudou 312 contatos'],
  [{ ...act, records: 312, undoes: 3 }, 'Desfez a mudança de 312 contatos'],
  [{ ...act, verb: 'later.verb' }, 'Outro ato'],
  [invited, 'Convidou'],
  [{ ...invited, changes: { email: ['ana@casa.com.br', null] } }, 'Revogou o convite de'],
  [exported, 'Baixou os dados do pedido de titular'],
  [{ ...exported, fields: ['answer'] }, 'Respondeu o pedido de titular'],
  [{ ...exported, subject: 'export:contacts', fields: ['filter'] }, 'Baixou contatos em CSV'],
  [{ ...act, verb: 'announcements.write', fields: ['held'] }, 'Tirou da quarentena o anúncio'],
])('an act as a sentence: %#', (each, sentence) => expect(actSentence(each)).toBe(sentence));

test('values are those that people read', () => {
  expect(actDetail(act)).toBe('Carla Dias, de ninguém para Marina Couto');
  const changes = { state: ['novo', 'ganho'] };
  expect(actDetail({ ...act, member: null, changes })).toBe('comando do operador, de Novo para Ganho');
  expect(actDetail({ member: null, verb: 'contacts.sync', changes })).toBe('CRM, de Novo para Ganho');
});

const filter = { tab: 'all', text: 'prado', since: '2026-11-01', responsible: null };
test.each([
  ['filter', filter, 'Todos, “prado”, desde 01/11/2026'],
  ['contacts', ['2611-000001', '2611-000002'], '2 contatos'],
  ['contacts', [], ''],
  ['answer', 'data', 'dados enviados'],
  ['held', false, 'fora da quarentena'],
  ['responsible', { kind: 'member', id: 3, name: null }, 'quem já saiu'],
  ['remind_on', '2026-12-29', 'lembrar em 29/12/2026'],
  ['state', '', 'valores diferentes'],
  ['cv', 'a'.repeat(200), `${'a'.repeat(120)}…`],
])('the value of %s as text: %#', (field, value, text) =>
  expect(valuesText({ [field]: [null, value] }, 1)).toBe(text),
);

const all = grantsOf('direcao');
test.each([
  [act, 'de ', 'Rafael Monteiro', '/mesa/contatos/3'],
  [{ ...act, subject_name: null }, '', 'nº 3 (apagado)', null],
  [invited, '', 'ana@casa.com.br', null],
  [exported, '', 'nº 2', '/mesa/contatos/titular/2'],
  [
    { ...act, verb: 'members.role', subject: 'member:4', subject_name: 'Bia Sá' },
    'de ',
    'Bia Sá',
    '/mesa/pessoas/4',
  ],
] as const)('what an act is about: %#', (each, before, text, href) =>
  expect(aboutOf(each, all)).toEqual({ before, text, href }),
);

test('a bulk, an export and an own access need no subject', () => {
  for (const more of [
    { subject: 'contacts:3' },
    { subject: 'export:contacts' },
    { subject: 'member:1', verb: 'access.open' },
  ])
    expect(aboutOf({ ...act, ...more }, all)).toBeNull();
});

test.each([
  [act, null],
  [{ ...act, is_undone: true }, 'já desfeito'],
  [{ ...act, is_erased: true }, 'valores apagados'],
  [{ ...act, fields: ['note'] }, 'o recado fica'],
  [{ ...act, verb: 'people.export' }, 'o que foi enviado não volta'],
])('says why an act is not undone: %#', (each, reason) => expect(whyNotUndone(each)).toBe(reason));

test('a button only for who has the verb; of a bulk with its number', () => {
  const grants = { 'contacts.write': 'all' } as const;
  expect(undoRow(act, grants, '/mesa')).toEqual({ act: 7, label: 'Desfazer', back: '/mesa' });
  expect(undoRow({ ...act, records: 1312 }, grants, '/mesa')).toMatchObject({ label: 'Desfazer os 1.312' });
  expect(undoRow(act, {}, '/mesa')).toBeNull();
});

test('an undo says what was restored, and what was left and why', () => {
  const changed = { subject: 'lead:3', field: 'state', reason: 'changed' as const, by: 'Bruno Serra' };
  expect(
    undoSentence({
      act: 9,
      restored: { records: 1, fields: ['responsible'] },
      left: { records: 1, items: [changed] },
    }),
  ).toBe('Desfeito: quem atende. Ficou como está: estado, mudado depois por Bruno Serra.');
  expect(
    undoSentence({
      act: 9,
      restored: { records: 310, fields: ['state'] },
      left: { records: 2, items: [changed] },
    }),
  ).toBe('Desfeito em 310 contatos. 2 contatos ficaram como estão: estado, mudado depois por Bruno Serra.');
});
