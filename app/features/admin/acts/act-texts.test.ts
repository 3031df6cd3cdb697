import { expect, test } from 'vitest';
import type { StaffAct } from '@contract/staff-audit';
import { actDetail, actSentence, whyNotUndone } from './act-texts';
import { undoRow } from './undo-row';
import { undoSentence } from './undo-texts';

const act: StaffAct = {
  ...{ id: 7, at: '2026-11-29T12:00:00Z', member: 'Carla Dias', role: 'operacao' },
  ...{ verb: 'contacts.write', subject: 'lead:3', fields: ['responsible'], reason: null },
  ...{ changes: { responsible: [null, { kind: 'broker', id: 1, name: 'Marina Couto' }] } },
  ...{ is_erased: false, request_id: null, undoes: null, is_undone: false, records: null },
};

test.each([
  [act, 'Contato mudado'],
  [{ ...act, undoes: 3 }, 'Desfez: contato mudado'],
  [{ ...act, records: 312 }, 'Contato mudado, 312 registros'],
  [{ ...act, verb: 'later.verb' }, 'Outro ato'],
])('an act as a sentence: %#', (each, sentence) => expect(actSentence(each)).toBe(sentence));

test('values are those that people read', () => {
  expect(actDetail(act)).toBe('Carla Dias, de ninguém para Marina Couto');
  expect(actDetail({ member: null, changes: { state: ['novo', 'ganho'] } })).toBe(
    'comando do operador, de Novo para Ganho',
  );
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
  ).toBe('Desfeito em 310 registros. 2 registros ficaram como estão: estado, mudado depois por Bruno Serra.');
});
