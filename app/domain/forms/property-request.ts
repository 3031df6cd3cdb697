import { z } from 'zod';
import { visitModes, visitPeriods } from '../taxonomy/visit-options';
import { cpf } from '../validation/cpf';
import { email } from '../validation/email';
import { fullName } from '../validation/full-name';
import { phoneField } from '../validation/phone';
import { slugPattern } from '../validation/search-values';
import { requiredText } from '../validation/text';
import { maxMessageLength } from './contact';

const choose = { error: 'Escolha uma das opções' };
/** The broker in whose name the page is shown; what is no name of one is left out. */
const broker = z.string().regex(slugPattern).optional().catch(undefined);
const person = { nome: fullName, email, telefone: phoneField, corretor: broker };

/** Who asks for a visit. @param days those that can be chosen, ISO 8601 */
export const visitForm = (days: readonly string[]) =>
  z.object({
    modo: z.enum(visitModes, choose),
    dia: z.enum(days, { error: 'Escolha um dos dias' }),
    periodo: z.enum(visitPeriods, choose),
    ...person,
    /** Optional in both arms of the experiment (settled §6). */
    cpf: cpf.optional(),
  });

/** Who wants to talk to the broker of a property, or is interested in a 'breve lançamento'. */
export const talkForm = z.object({
  ...person,
  mensagem: requiredText('Escreva sua mensagem', maxMessageLength).optional(),
});
