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
/** The broker in whose name the page is shown; what is no name of one is left out. */
const broker = z.string().regex(slugPattern).optional().catch(undefined);
const person = { nome: fullName, email, telefone: phoneField, corretor: broker };

const visit = (days: readonly string[]) =>
  z.object({
    [requestField]: z.literal(requests.visit),
    modo: z.enum(visitModes, choose),
    dia: z.enum(days, { error: 'Escolha um dos dias' }),
    periodo: z.enum(visitPeriods, choose),
    ...person,
    /** Optional in both arms of the experiment (settled §6). */
    cpf: cpf.optional(),
  });

/** Who wants to talk to the broker of a property, or is interested in a 'breve lançamento'. */
export const talk = z.object({
  [requestField]: z.literal(requests.talk),
  ...person,
  mensagem: requiredText('Escreva sua mensagem', maxMessageLength).optional(),
});

/** Either, by what is asked for. @param days those that a visit can be asked for, ISO 8601 */
export const visitOrTalk = (days: readonly string[]) =>
  z.discriminatedUnion(requestField, [visit(days), talk]);
