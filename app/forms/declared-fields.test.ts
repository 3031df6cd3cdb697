import { expect, test } from 'vitest';
import { z } from 'zod';
import { fieldsOf } from './declared-fields';

const text = z.string().transform((typed) => typed.trim());
const phone = z.object({ pais: z.string().catch('BR'), numero: z.string().optional() }).transform(String);
const schema = z.discriminatedUnion('pedido', [
  z.object({ pedido: z.literal('visita'), dia: text.optional(), cor: z.array(text).max(3) }),
  z
    .object({ pedido: z.literal('contato'), telefone: phone.optional(), cor: text })
    .refine(() => true)
    .extend({ caixa: z.union([text, z.array(text).max(2)]).optional(), lista: z.array(text) }),
]);
const form = { schema: async () => schema };

test('lists the fields of all schema variants, groups and named extras', async () => {
  expect(Object.fromEntries(await fieldsOf([form, 'chave']))).toEqual({
    pedido: 1,
    dia: 1,
    'telefone.pais': 1,
    'telefone.numero': 1,
    // The `max` of a list is its count.
    cor: 3,
    caixa: 2,
    lista: 1,
    chave: 1,
  });
});
