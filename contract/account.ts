import { z } from 'zod';
import { dataNascimento } from '~/domain/validation/data-nascimento';
import { fullName } from '~/domain/validation/full-name';
import { phone } from '~/domain/validation/phone';

/**
 * `GET clientArea/userData` (spec 1 §9: nome, email, telefone). The rest is ours, and an operator's own
 * back end may leave it out: then the screens that need it say less.
 */
export const userDataAnswer = z.object({
  nome: z.string(),
  email: z.string(),
  telefone: z.string().nullish(),
  /** 'DD/MM/YYYY' */
  dataNascimento: z.string().nullish(),
  recebeNewsletter: z.boolean().nullish(),
  /** Whether the e-mail is proven; absent: nothing is said of it. */
  emailValidado: z.boolean().nullish(),
  /** Whether the account has a password; one made by a provider has none. */
  temSenha: z.boolean().nullish(),
  /** When the account will be gone (ISO), where its deletion was asked for. */
  exclusaoEm: z.string().nullish(),
});
export type UserData = z.output<typeof userDataAnswer>;

/** `PUT clientArea/userData`. The e-mail is the account itself and stays. 422 with a text per field. */
export const userDataBody = z.object({
  nome: fullName,
  telefone: phone.nullish(),
  dataNascimento: dataNascimento().nullish(),
  recebeNewsletter: z.boolean().default(false),
});
export type UserDataInput = z.input<typeof userDataBody>;

/** `DELETE clientArea/account`: the password where the account has one (422 of `password` where it is wrong). */
export const deleteAccountBody = z.object({ password: z.string().min(1).max(128).nullish() });
/** When the account will be gone (ISO); until then `POST clientArea/account/restore` takes it back. */
export const deleteAccountAnswer = z.object({ exclusaoEm: z.string() });

/** `GET clientArea/export`: everything that is kept of a person, as one JSON object. */
export const exportAnswer = z.record(z.string(), z.unknown());
