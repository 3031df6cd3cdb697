import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineForm } from '~/forms/form';
import { postedForm } from './posted-form.server';

const person = defineForm({
  id: 'pessoa',
  labels: { nome: 'Nome', cpf: 'CPF', pin: 'Código', chave: 'Chave' },
  fields: { pin: { type: 'password' } },
  secrets: ['chave'],
  schema: async () =>
    z.object({
      nome: z.string(),
      cpf: z.string(),
      pin: z.string(),
      chave: z.string(),
      gosto: z.array(z.string()).max(3),
    }),
});
const password = defineForm({
  id: 'senha',
  labels: { senhaNova: 'Senha' },
  schema: async () => z.object({ senhaNova: z.string() }),
});
const declared = [person, password, 'acao'];

const typed = (...entries: [string, string][]) => {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
};

test('keeps each field of a posted form except passwords and the CPF', async () => {
  const all = typed(
    ['acao', 'salvar'],
    ['nome', 'Clara'],
    ['cpf', '529.982.247-25'],
    ['pin', '1234'],
    ['chave', 'a key'],
    ['gosto', 'mar'],
    ['gosto', ''],
  );
  expect((await postedForm(declared, all))?.kept).toEqual({
    form: 'pessoa',
    typed: [
      ['nome', 'Clara'],
      ['gosto', 'mar'],
      ['gosto', ''],
    ],
    hasGaps: true,
  });
  const without = await postedForm(declared, typed(['nome', 'Clara']));
  expect(without?.kept).toEqual({ form: 'pessoa', typed: [['nome', 'Clara']], hasGaps: false });
});

test.each([
  ['a form of passwords alone', typed(['senhaNova', 'Cuica#2027abc'], ['acao', 'trocar'])],
  ['a button', typed(['acao', 'encerrar'])],
  ['nothing', typed()],
])('%s leaves nothing to be kept', async (_, form) => {
  expect(await postedForm(declared, form)).toBeNull();
});
