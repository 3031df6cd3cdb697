import type { z } from 'zod';
import type {
  confirmRegistrationBody,
  exchangeBody,
  googleLoginBody,
  LoginInput,
  RegisterInput,
  resetPasswordBody,
} from '@contract/auth';
import { done } from './reading/by-schema.server';
import { emailCheck, session } from './reading/customer.server';
import type { Call, CallOptions } from './transport.server';

type Send = <Model>(call: Call<Model>) => Promise<Model>;

/**
 * The calls by which a visitor becomes a customer (contract/auth.ts says what each refuses). A session that nobody has
 * heard of harms nobody.
 */
export const authCalls = (call: Send) => ({
  login: (body: LoginInput) => call({ path: 'auth/login', body, isRepeatable: true, answer: session }),
  loginGoogle: (body: z.input<typeof googleLoginBody>) =>
    call({ path: 'auth/login/google', body, isRepeatable: true, answer: session }),
  exchange: (body: z.input<typeof exchangeBody>) =>
    call({ path: 'auth/exchange', body, isRepeatable: true, answer: session }),
  /** On a page's way: it has the page's patience. */
  refresh: (refresh_token: string) =>
    call({ path: 'auth/refresh', body: { refresh_token }, isReading: true, answer: session }),
  register: (body: RegisterInput) => call({ path: 'auth/register', body, answer: done }),
  checkEmail: (email: string, options: CallOptions = {}) =>
    call({ path: 'check/email', body: { email }, isReading: true, answer: emailCheck, ...options }),
  confirmRegistration: (body: z.input<typeof confirmRegistrationBody>) =>
    call({ path: 'confirm/registration', body, answer: done }),
  forgotPassword: (email: string) => call({ path: 'auth/password/forgot', body: { email }, answer: done }),
  resetPassword: (body: z.input<typeof resetPasswordBody>) =>
    call({ path: 'auth/password/reset', body, answer: done }),
  verify: (token: string) => call({ path: 'auth/verify', body: { token }, answer: done }),
});
