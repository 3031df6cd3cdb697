import { expect, test } from 'vitest';
import type { StaffAct } from '@contract/staff-audit';
import { grantsOf } from '@domain/staff/roles';
import { aboutOf } from './act-subject';
import { actDetail, actSentence, whoActed, whyNotUndone } from './act-texts';
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
const own: StaffAct = {
  ...{ ...act, verb: 'properties.write', subject: 'own-property:12', subject_name: 'PROPRIO-12' },
  ...{ fields: ['own_state'], changes: { own_state: ['draft', 'published'] } },
};
const ownEdited: StaffAct = {
  ...{ ...own, fields: ['own_fields'], changes: { own_fields: [null, ['titulo', 'vagas']] } },
};
const portals: StaffAct = {
  ...{ ...act, verb: 'portals.write', subject: 'property:12', subject_name: '18204' },
  ...{ fields: ['zap'], changes: { zap: ['plain', 'off'] } },
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
  [{ ...act, records: 312, subject: 'properties:312' }, 'Mudou 312 imóveis'],
  [portals, 'Mudou nos portais o imóvel'],
  [{ ...portals, records: 5, subject: 'properties:5' }, 'Mudou 5 imóveis nos portais'],
  [{ ...portals, undoes: 3 }, 'Desfez a mudança nos portais de'],
  [{ ...portals, subject: 'portal:1', fields: ['highlights'] }, 'Mudou o plano de'],
  [{ ...portals, subject: 'portal:1', fields: ['address'] }, 'Trocou o endereço da carga de'],
  [{ ...portals, subject: 'export:portals', fields: [] }, 'Baixou imóveis e portais em CSV'],
  [{ ...act, records: 2, subject: 'redirects:2' }, 'Mudou 2 redirecionamentos'],
  [{ ...act, verb: 'redirects.write', changes: { redirect: [null, '/b'] } }, 'Redirecionou'],
  [{ ...act, verb: 'redirects.write', changes: { redirect: ['/b', null] } }, 'Tirou o redirecionamento de'],
  [{ ...act, verb: 'redirects.write', changes: { redirect: ['/b', '/c'] } }, 'Mudou o redirecionamento de'],
  [{ ...act, verb: 'later.verb' }, 'Outro ato'],
  [own, 'Publicou o imóvel próprio'],
  [{ ...own, changes: { own_state: ['draft', 'discarded'] } }, 'Descartou o rascunho'],
  [ownEdited, 'Publicou mudanças do imóvel próprio'],
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
  ['zap', 'super', 'superdestaque em ZAP e VivaReal'],
  ['chavesnamao', 'off', 'não sai em Chaves na Mão'],
  ['highlights', 12, '12 destaques'],
  ['in_use', false, 'não lê a carga'],
  ['address', 3, ''],
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
  [{ ...portals, subject: 'portal:1', subject_name: 'Imovelweb' }, '', 'Imovelweb', '/mesa/portais'],
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
  const changed = {
    ...{ subject: 'lead:3', name: 'Rafael Monteiro', field: 'state' },
    ...{ reason: 'changed' as const, by: 'Bruno Serra' },
  };
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

test.each([
  [{ verb: 'contacts.take', changes: { via: [null, 'email'] } }, 'pelo e-mail'],
  [{ verb: 'contacts.complaint', changes: null }, 'a própria pessoa'],
  [{ verb: 'contacts.take', changes: {} }, 'comando do operador'],
] as const)('without a member: %o by %s', ({ verb, changes }, who) => {
  const byNobody = { ...act, verb, member: null, role: null, changes: changes as StaffAct['changes'] };
  expect(whoActed(byNobody)).toBe(who);
  expect(actDetail(byNobody)).toBe(who);
});

test('an undo of a bulk of homes names those that were left', () => {
  const left = { subject: 'property:3', name: '18120', field: 'broker', by: 'Bruno Serra' };
  const sentence = undoSentence({
    ...{ act: 9, restored: { records: 311, fields: ['broker'] } },
    left: { records: 1, items: [{ ...left, reason: 'changed' }] },
  });
  expect(sentence).toBe(
    'Desfeito em 311 imóveis. Ficou como está: 18120, corretor, mudado depois por Bruno Serra.',
  );
});

test('an own property is named, and its published changes are not taken back', () => {
  expect(actDetail(own)).toBe('Carla Dias, de rascunho para no site');
  expect(aboutOf(own, grantsOf('vitrine'))).toMatchObject({ href: '/mesa/imoveis/novo/12' });
  expect(aboutOf(own, grantsOf('corretor'))).toMatchObject({ text: 'PROPRIO-12', href: null });
  expect(whyNotUndone(own)).toBe(null);
  expect([actDetail(ownEdited), whyNotUndone(ownEdited)]).toEqual([
    'Carla Dias, 2 campos',
    'mude o cadastro e publique outra vez',
  ]);
});
