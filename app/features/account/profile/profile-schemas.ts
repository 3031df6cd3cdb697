import { z } from 'zod';
import { dataNascimento } from '@domain/validation/data-nascimento';
import { fullName } from '@domain/validation/full-name';
import { optionalPhoneField } from '@domain/validation/phone';
import { senha, typedSenha } from '@domain/validation/senha';
import { newsletterChoice } from './profile-intents';

export const profile = z.object({
  nome: fullName,
  telefone: optionalPhoneField.optional(),
  dataNascimento: dataNascimento().optional(),
  recebeNewsletter: z
    .union([z.string(), z.array(z.string()).max(2)])
    .optional()
    .transform((chosen) =>
      chosen === undefined ? undefined : [chosen].flat().includes(newsletterChoice.yes),
    ),
});

/** @param hasOne whether the account has a password, which the form then requires */
export const password = (hasOne: boolean) =>
  z.object({ current: hasOne ? typedSenha : typedSenha.optional(), password: senha });

/** @param hasOne whether the account has a password, which the form then requires */
export const deletion = (hasOne: boolean) =>
  z.object({ password: hasOne ? typedSenha : typedSenha.optional() });
