import { z } from 'zod';
import type { LeadInput } from '@contract/leads';
import { contactSubjects } from '@domain/taxonomy/lead-options';
import { email } from '@domain/validation/email';
import { fullName } from '@domain/validation/full-name';
import { phoneField } from '@domain/validation/phone';
import { requiredText } from '@domain/validation/text';

export const maxMessageLength = 2000;

export const contact = z.object({
  assunto: z.enum(contactSubjects, { error: 'Escolha um assunto' }),
  nome: fullName,
  email,
  telefone: phoneField,
  mensagem: requiredText('Escreva sua mensagem', maxMessageLength),
});

/** The lead that a message becomes. */
export const contactLead = ({ assunto, nome, telefone, mensagem, email }: z.output<typeof contact>) =>
  ({
    kind: 'contact',
    name: nome,
    email,
    whatsapp: telefone,
    subject: assunto,
    message: mensagem,
  }) satisfies Partial<LeadInput>;

export const brokerContact = contact.omit({ assunto: true });
