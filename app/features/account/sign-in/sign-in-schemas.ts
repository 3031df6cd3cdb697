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

/** Rules of the three steps (spec 1 §7). */
export const emailStep = z.object({ email });

/** Sign-in only requires a password, because it may be older than the current rules. */
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

export const newPassword = z.object({ senha });
