import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { rulesOf } from './check';
import { checkedSubmission } from './checked-submission';

const rules = rulesOf(
  z.object({ nome: z.string({ error: 'Falta o nome' }), hora: z.string({ error: 'Falta a hora' }) }),
);
const form = { labels: { nome: 'Nome' } };
const validate = { __intent__: JSON.stringify({ type: 'validate', payload: { name: 'nome' } }) };

function checked(fields: Record<string, string>, options: object = {}) {
  const typed = new FormData();
  for (const [name, value] of Object.entries(fields)) typed.set(name, value);
  const refusals: object[] = [];
  const submission = checkedSubmission(typed, {
    form,
    rules,
    submitter: null,
    standing: [],
    onRefusal: (error) => refusals.push(error),
    ...options,
  });
  const isSent = submission.status === 'success' || submission.error === null;
  return { isSent, refusals, shown: submission.reply().error };
}

describe('a form that is sent', () => {
  test('stays where a visible field is wrong', () => {
    const error = { nome: ['Falta o nome'] };
    expect(checked({})).toEqual({ isSent: false, refusals: [error], shown: error });
  });

  test('goes to the server where only a field without a label is wrong', () => {
    expect(checked({ nome: 'Clara' })).toMatchObject({ isSent: true, refusals: [] });
  });

  test('goes unchecked by a button with formnovalidate', () => {
    const submitter = { hasAttribute: (name: string) => name === 'formnovalidate' };
    expect(checked({}, { submitter })).toMatchObject({ isSent: true, refusals: [] });
  });

  test('goes with an error that only the server knows', () => {
    expect(checked({ nome: 'Clara', hora: '9' }, { standing: ['nome'] }).isSent).toBe(true);
  });
});

describe('a field that is validated', () => {
  test('is never sent, and is no attempt', () => {
    expect(checked(validate)).toEqual({ isSent: false, refusals: [], shown: { nome: ['Falta o nome'] } });
  });

  test('keeps errors of the server whose fields were not touched', () => {
    expect(checked({ ...validate, nome: 'Clara' }, { standing: ['nome', ''] }).shown).toEqual({
      nome: null,
      '': null,
    });
  });
});
