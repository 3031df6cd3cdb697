import { z } from 'zod';
import { dataNascimento } from '@domain/validation/data-nascimento';
import { fullName } from '@domain/validation/full-name';
import { optionalPhoneField } from '@domain/validation/phone';
import { senha, typedSenha } from '@domain/validation/senha';
import { newsletterChoice } from './profile-intents';

/** The personal data of an account (`/area-do-cliente/meu-perfil`). */
export const profile = z.object({
  nome: fullName,
  telefone: optionalPhoneField.optional(),
  dataNascimento: dataNascimento().optional(),
  /** undefined where the form did not ask. */
  recebeNewsletter: z
    .union([z.string(), z.array(z.string()).max(2)])
    .optional()
    .transform((chosen) =>
      chosen === undefined ? undefined : [chosen].flat().includes(newsletterChoice.yes),
    ),
});

/** Another password. @param hasOne whether the account has one already, which is asked for */
export const password = (hasOne: boolean) =>
  z.object({ current: hasOne ? typedSenha : typedSenha.optional(), password: senha });

/** The end of an account. @param hasOne whether it has a password, which is asked for */
export const deletion = (hasOne: boolean) =>
  z.object({ password: hasOne ? typedSenha : typedSenha.optional() });
