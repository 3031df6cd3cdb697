import { z } from 'zod';
import { dataNascimento } from '@domain/validation/data-nascimento';
import { email } from '@domain/validation/email';
import { fullName } from '@domain/validation/full-name';
import { optionalPhoneField } from '@domain/validation/phone';
import { senha, typedSenha } from '@domain/validation/senha';

const checkbox = z
  .literal('on')
  .optional()
  .transform((value) => value === 'on');

/** The rules of the three steps (spec 1 §7); each answers for its own fields. */
export const emailStep = z.object({ email });

/** On sign-in a password is only required: it may be older than the rules. */
export const loginStep = z.object({
  email,
  senha: typedSenha,
});

export const registrationStep = z.object({
  nome: fullName,
  email,
  telefone: optionalPhoneField.optional(),
  dataNascimento: dataNascimento().optional(),
  senha,
  newsletter: checkbox,
  termos: z.literal('on', { error: 'Aceite os termos para concluir o cadastro' }),
});

/** A new password, chosen by who holds the link of an e-mail. */
export const newPassword = z.object({ senha });
