import { z } from 'zod';
import { dataNascimento } from '../validation/data-nascimento';
import { email } from '../validation/email';
import { fullName } from '../validation/full-name';
import { optionalPhoneField } from '../validation/phone';
import { senha, typedSenha } from '../validation/senha';

const checkbox = z
  .literal('on')
  .optional()
  .transform((value) => value === 'on');

/** The forms of the three steps (spec 1 §7); each answers for its own fields. */
export const emailForm = z.object({ email });

/** On sign-in a password is only required: it may be older than the rules. */
export const loginForm = z.object({
  email,
  senha: typedSenha,
});

export const registrationForm = z.object({
  nome: fullName,
  email,
  telefone: optionalPhoneField.optional(),
  dataNascimento: dataNascimento().optional(),
  senha,
  newsletter: checkbox,
  termos: z.literal('on', { error: 'Aceite os termos para concluir o cadastro' }),
});

/** A new password, chosen by who holds the link of an e-mail. */
export const newPasswordForm = z.object({ senha });
