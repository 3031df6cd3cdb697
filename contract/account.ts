import { z } from 'zod';
import { dataNascimento } from '@domain/validation/data-nascimento';
import { fullName } from '@domain/validation/full-name';
import { phone } from '@domain/validation/phone';
import { ours } from './ours';

export const userDataAnswer = z.object({
  nome: z.string(),
  email: z.string(),
  telefone: z.string().nullish(),
  /** DD/MM/YYYY */
  dataNascimento: ours(z.string().nullish()),
  recebeNewsletter: ours(z.boolean().nullish()),
  emailValidado: ours(z.boolean().nullish()),
  temSenha: ours(z.boolean().nullish()),
  exclusaoEm: ours(z.string().nullish()),
  /** Current value. `has_products` of the session may be as old as its bearer token. */
  temImoveis: ours(z.boolean().nullish()),
});
export type UserData = z.output<typeof userDataAnswer>;

/** `PUT clientArea/userData`. The e-mail identifies the account and cannot change. 422: one text per field. */
export const userDataBody = z.object({
  nome: fullName,
  telefone: phone.nullish(),
  dataNascimento: dataNascimento().nullish(),
  recebeNewsletter: z.boolean().default(false),
});
export type UserDataInput = z.input<typeof userDataBody>;

/** `DELETE clientArea/account`; 422 without the account's password, if any. `exclusaoEm` (ISO): end of `restore`. */
export const deleteAccountBody = z.object({ password: z.string().min(1).max(128).nullish() });
export const deleteAccountAnswer = z.object({ exclusaoEm: z.string() });

export const exportAnswer = z.record(z.string(), z.unknown());
