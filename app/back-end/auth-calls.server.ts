import type { z } from 'zod';
import {
  checkEmailAnswer,
  type confirmRegistrationBody,
  doneAnswer,
  type exchangeBody,
  type googleLoginBody,
  type LoginInput,
  registerAnswer,
  type RegisterInput,
  type resetPasswordBody,
  sessionAnswer,
} from '@contract/auth';
import type { Call } from './transport.server';

type Send = <Schema extends z.ZodType>(call: Call<Schema>) => Promise<z.output<Schema>>;

/** The calls by which a visitor becomes a customer (contract/auth.ts says what each refuses). */
export const authCalls = (call: Send) => ({
  login: (body: LoginInput) => call({ path: 'auth/login', body, answer: sessionAnswer }),
  loginGoogle: (body: z.input<typeof googleLoginBody>) =>
    call({ path: 'auth/login/google', body, answer: sessionAnswer }),
  exchange: (body: z.input<typeof exchangeBody>) =>
    call({ path: 'auth/exchange', body, answer: sessionAnswer }),
  refresh: (refresh_token: string) =>
    call({ path: 'auth/refresh', body: { refresh_token }, answer: sessionAnswer }),
  register: (body: RegisterInput) => call({ path: 'auth/register', body, answer: registerAnswer }),
  checkEmail: (email: string) => call({ path: 'check/email', body: { email }, answer: checkEmailAnswer }),
  confirmRegistration: (body: z.input<typeof confirmRegistrationBody>) =>
    call({ path: 'confirm/registration', body, answer: doneAnswer }),
  forgotPassword: (email: string) =>
    call({ path: 'auth/password/forgot', body: { email }, answer: doneAnswer }),
  resetPassword: (body: z.input<typeof resetPasswordBody>) =>
    call({ path: 'auth/password/reset', body, answer: doneAnswer }),
  verify: (token: string) => call({ path: 'auth/verify', body: { token }, answer: doneAnswer }),
});
