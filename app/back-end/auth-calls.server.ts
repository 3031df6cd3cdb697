import type { z } from 'zod';
import type {
  confirmRegistrationBody,
  exchangeBody,
  googleLoginBody,
  LoginInput,
  RegisterInput,
  resetPasswordBody,
} from '@contract/auth';
import { ignoreAnswer } from './parsers/by-schema.server';
import { emailCheck, session } from './parsers/customer.server';
import type { Call, CallOptions } from './transport.server';

type Send = <Model>(call: Call<Model>) => Promise<Model>;

/** Errors: contract/auth.ts. Sign-in is repeatable: an unused session is harmless. */
export const authCalls = (call: Send) => ({
  login: (body: LoginInput) => call({ path: 'auth/login', body, isRepeatable: true, answer: session }),
  loginGoogle: (body: z.input<typeof googleLoginBody>) =>
    call({ path: 'auth/login/google', body, isRepeatable: true, answer: session }),
  exchange: (body: z.input<typeof exchangeBody>) =>
    call({ path: 'auth/exchange', body, isRepeatable: true, answer: session }),
  /** Runs while a page loads, so it uses the page's time budget. */
  refresh: (refresh_token: string) =>
    call({ path: 'auth/refresh', body: { refresh_token }, isReading: true, answer: session }),
  register: (body: RegisterInput) => call({ path: 'auth/register', body, answer: ignoreAnswer }),
  checkEmail: (email: string, options: CallOptions = {}) =>
    call({ path: 'check/email', body: { email }, isReading: true, answer: emailCheck, ...options }),
  confirmRegistration: (body: z.input<typeof confirmRegistrationBody>) =>
    call({ path: 'confirm/registration', body, answer: ignoreAnswer }),
  forgotPassword: (email: string) =>
    call({ path: 'auth/password/forgot', body: { email }, answer: ignoreAnswer }),
  resetPassword: (body: z.input<typeof resetPasswordBody>) =>
    call({ path: 'auth/password/reset', body, answer: ignoreAnswer }),
  verify: (token: string) => call({ path: 'auth/verify', body: { token }, answer: ignoreAnswer }),
});
