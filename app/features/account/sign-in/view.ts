import type { Errors } from '~/forms/form';
import type { FormReply } from '~/forms/form-reply';

/** The three steps in order (spec 1 §2.6). */
export const signInSteps = ['email', 'login', 'registration'] as const;
export type SignInStep = (typeof signInSteps)[number];

export const stepField = 'etapa';
export const back = 'voltar';

export const signInTitles: Record<SignInStep, string> = {
  email: 'Entrar ou cadastrar-se',
  login: 'Entrar ou cadastrar-se',
  registration: 'Concluir cadastro',
};

/** Fields that steps refill; never passwords. */
export const refilledFields = [
  'email',
  'nome',
  'dataNascimento',
  'telefone.pais',
  'telefone.numero',
  'newsletter',
  'termos',
] as const;
export type RefilledField = (typeof refilledFields)[number];

export interface SignInView {
  step: SignInStep;
  values: Partial<Record<RefilledField, string>>;
  /** By field; '' is the form. */
  errors: Errors;
  /** Also shown as snackbars (spec 1 §10). */
  messages: readonly string[];
  /** Path to return to after sign-in; null means 'Minha home'. */
  returnTo: string | null;
  notice?: string;
  saved?: string;
}

/** Answer of the action, if it does not redirect; without `step` the form stays. */
export type SignInReply = SignInView | { step?: undefined; messages: readonly string[] };

export const emailStep = (values: SignInView['values'], returnTo: string | null): SignInView => ({
  step: 'email',
  values,
  errors: {},
  messages: [],
  returnTo,
});

export interface RecoveryReply extends FormReply {
  token?: string;
  /** Also shown as snackbars (spec 1 §10). */
  messages: readonly string[];
  isOver?: boolean;
}
