import { z } from 'zod';
import { dataNascimento } from '@domain/validation/data-nascimento';
import { fullName } from '@domain/validation/full-name';
import { phone } from '@domain/validation/phone';
import { ours } from './ours';

/**
 * `GET clientArea/userData` (spec 1 §9). An operator's own back end may leave out what is ours: then the screens that
 * need it say less.
 */
export const userDataAnswer = z.object({
  nome: z.string(),
  email: z.string(),
  telefone: z.string().nullish(),
  /** 'DD/MM/YYYY' */
  dataNascimento: ours(z.string().nullish()),
  recebeNewsletter: ours(z.boolean().nullish()),
  /** Whether the e-mail is proven; absent: nothing is said of it. */
  emailValidado: ours(z.boolean().nullish()),
  /** Whether the account has a password; one made by a provider has none. */
  temSenha: ours(z.boolean().nullish()),
  /** When the account will be gone (ISO), where its deletion was asked for. */
  exclusaoEm: ours(z.string().nullish()),
  /** Whether a property is theirs: what the session says of it may be as old as its bearer. */
  temImoveis: ours(z.boolean().nullish()),
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
