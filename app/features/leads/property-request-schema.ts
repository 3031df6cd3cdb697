import { z } from 'zod';
import { visitModes, visitPeriods } from '@domain/taxonomy/visit-options';
import { cpf } from '@domain/validation/cpf';
import { email } from '@domain/validation/email';
import { fullName } from '@domain/validation/full-name';
import { phoneField } from '@domain/validation/phone';
import { slugPattern } from '@domain/validation/search-values';
import { requiredText } from '@domain/validation/text';
import { maxMessageLength } from './contact-schema';
import { requestField, requests } from './property-request';

const choose = { error: 'Escolha uma das opções' };
/** Broker of the page; invalid slugs are dropped. */
const broker = z.string().regex(slugPattern).optional().catch(undefined);
const person = { nome: fullName, email, telefone: phoneField, corretor: broker };
const message = requiredText('Escreva sua mensagem', maxMessageLength).optional();

const visit = (days: readonly string[]) =>
  z.object({
    [requestField]: z.literal(requests.visit),
    modo: z.enum(visitModes, choose),
    dia: z.enum(days, { error: 'Escolha um dos dias' }),
    periodo: z.enum(visitPeriods, choose),
    ...person,
    /** Optional in both arms of the experiment (settled §6). */
    cpf: cpf.optional(),
    mensagem: message,
  });

export const talk = z.object({
  [requestField]: z.literal(requests.talk),
  ...person,
  mensagem: message,
});

/** @param days possible visit days, ISO 8601 */
export const visitOrTalk = (days: readonly string[]) =>
  z.discriminatedUnion(requestField, [visit(days), talk]);
