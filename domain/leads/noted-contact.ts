import { z } from 'zod';
import { email, emailMessage } from '../validation/email';
import { phoneField } from '../validation/phone';
import { telefoneMessage } from '../validation/telefone';
import { cleanText, requiredText, tooLong } from '../validation/text';
import { contactChannels } from './contact-state';
import { notedKindNames } from './noted-kinds';

type NotedKind = keyof typeof notedKindNames;
const notedKinds = Object.keys(notedKindNames) as [NotedKind, ...NotedKind[]];

/** LGPD, art. 7, V: the person asked for it; no page had a box to tick. */
export const notedConsent = 'informado pela equipe';

const maxMessageLength = 2000;
const optional = (max: number) =>
  z
    .string()
    .nullish()
    .transform((typed) => cleanText(typed ?? '') || null)
    .refine((text) => text === null || text.length <= max, tooLong(max));

const optionalEmail = optional(254).refine((text) => text === null || email.safeParse(text).success, {
  error: emailMessage,
});

/** Brazil's without a dial code. */
const optionalPhone = optional(40).transform((typed, context) => {
  if (typed === null) return null;
  const read = phoneField.safeParse({ pais: 'BR', numero: typed });
  if (read.success) return read.data;
  context.addIssue({ code: 'custom', message: telefoneMessage });
  return z.NEVER;
});

/** Fields of the form; the call has the same. At least one of e-mail and phone. */
export const notedContact = z
  .object({
    /** Of the form: one that is sent twice is one contact. */
    key: z.string().regex(/^[\w-]{16,80}$/),
    name: requiredText('Digite o nome', 120),
    email: optionalEmail,
    phone: optionalPhone,
    kind: z.enum(notedKinds, { error: 'Escolha o pedido' }),
    channel: z.enum(contactChannels, { error: 'Escolha como o contato veio' }),
    /** Of a property. */
    property_code: optional(40),
    message: optional(maxMessageLength),
    /** 'broker:12', 'member:3'; null: nobody yet, and oneself with a grant of one's own. */
    responsible: z
      .string()
      .nullish()
      .transform((typed) => typed || null)
      .refine((ref) => ref === null || /^(?:broker|member):[1-9]\d{0,8}$/.test(ref), 'Escolha quem atende'),
    receipt: z.boolean().default(false),
  })
  .superRefine(({ email: address, phone, receipt }, { addIssue }) => {
    const issue = (path: string, message: string) => addIssue({ code: 'custom', path: [path], message });
    if (address === null && phone === null) issue('phone', 'Digite um telefone ou um e-mail');
    if (receipt && address === null) issue('email', 'Sem e-mail não há a quem mandar o recibo');
  });
