import type { Errors } from '~/forms/form';
import type { FormReply } from '~/forms/form-reply';

/** The three steps in their order (spec 1 §2.6). */
export const signInSteps = ['email', 'login', 'registration'] as const;
export type SignInStep = (typeof signInSteps)[number];

/** The form's field that says which step it stands at; `back` leads to the first. */
export const stepField = 'etapa';
export const back = 'voltar';

export const signInTitles: Record<SignInStep, string> = {
  email: 'Entrar ou cadastrar-se',
  login: 'Entrar ou cadastrar-se',
  registration: 'Concluir cadastro',
};

/** What is kept from step to step, and shown again where something is wrong; passwords are not. */
export const keptFields = [
  'email',
  'nome',
  'dataNascimento',
  'telefone.pais',
  'telefone.numero',
  'newsletter',
  'termos',
] as const;
export type KeptField = (typeof keptFields)[number];

/** A step as it is shown: at first, or as the last one was answered. */
export interface SignInView {
  step: SignInStep;
  values: Partial<Record<KeptField, string>>;
  /** By field; '' is the form's own. */
  errors: Errors;
  /** Each said in a snackbar too (spec 1 §10). */
  messages: readonly string[];
  /** The path to return to after signing in; null is one's own home. */
  returnTo: string | null;
  /** Why the visitor is asked. */
  notice?: string;
  /** Which saved action is done after signing in, by its id, where this window began with one. */
  saved?: string;
  /** Which rules the password that was refused keeps, in their order. */
  metRules?: readonly boolean[];
}

/** What the form's action answers where it does not lead on; without a step the form stands as it is. */
export type SignInReply = SignInView | { step?: undefined; messages: readonly string[] };

/** The first step. */
export const emailStep = (values: SignInView['values'], returnTo: string | null): SignInView => ({
  step: 'email',
  values,
  errors: {},
  messages: [],
  returnTo,
});

/** What the forms of a forgotten password answer where they do not lead on. */
export interface RecoveryReply extends FormReply {
  /** The one-time token of the e-mail's link. */
  token?: string;
  /** Each said in a snackbar too (spec 1 §10). */
  messages: readonly string[];
  metRules?: readonly boolean[];
  /** The link counts no more. */
  isOver?: boolean;
}
