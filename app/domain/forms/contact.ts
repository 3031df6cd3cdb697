import { z } from 'zod';
import { contactSubjects } from '../taxonomy/lead-options';
import { email } from '../validation/email';
import { fullName } from '../validation/full-name';
import { phoneField } from '../validation/phone';
import { requiredText } from '../validation/text';

export const maxMessageLength = 2000;

/** A message to the house (`/sobre-nos/contato`). */
export const contactForm = z.object({
  assunto: z.enum(contactSubjects, { error: 'Escolha um assunto' }),
  nome: fullName,
  email,
  telefone: phoneField,
  mensagem: requiredText('Escreva sua mensagem', maxMessageLength),
});

/** A message to one broker (`/corretor/{slug}`). */
export const brokerContactForm = contactForm.omit({ assunto: true });
