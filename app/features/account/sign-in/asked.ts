import { lastPageField } from '@domain/providers';
import { returnTo } from '~/domain/return-to';
import { savedField } from '~/links';
import { isReturnedTo } from './asks';
import { prefilledEmail, prefilledName } from './prefill';
import { emailStep, type SignInView } from './view';

/** Parameters that ask for the sign-in window, and what comes with them; they are removed from the address. */
const asking = ['auth', 'retry', lastPageField, 'email', 'nome', savedField];

const notices = {
  sessionEnded: 'Sua sessão terminou. Entre novamente para continuar de onde parou.',
  userExists: 'Já existe uma conta com este e-mail. Entre com o e-mail e a senha.',
} as const;

/**
 * What the sign-in window begins with on a page whose address asks for it (spec 1 §2.6; settled §5):
 * `?auth=true`, `?retry=login`, or home with `from`, where a session has ended. After signing in the visitor
 * returns to `lastPage` or `from`, else to this page, unless that is home.
 */
export function signInAsked(path: string): SignInView {
  const url = new URL(path, 'http://here.invalid');
  const params = url.searchParams;
  const ended = url.pathname === '/' ? params.get('from') : null;
  const notice = ended !== null ? notices.sessionEnded : params.has('retry') ? notices.userExists : undefined;
  return {
    ...emailStep(
      { email: prefilledEmail(params.get('email')), nome: prefilledName(params.get('nome')) },
      returnTo(params.get(lastPageField)) ?? returnTo(ended) ?? pageToReturnTo(withoutAsking(path)),
    ),
    notice,
    saved: params.get(savedField) ?? undefined,
  };
}

/** The same address without what asks for the window. */
export function withoutAsking(path: string): string {
  const url = new URL(path, 'http://here.invalid');
  for (const name of asking) url.searchParams.delete(name);
  if (url.pathname === '/') url.searchParams.delete('from');
  return url.pathname + url.search;
}

/** The page that signing in began on, to be shown again, or null (`isReturnedTo`). */
export const pageToReturnTo = (path: string): string | null => (isReturnedTo(path) ? returnTo(path) : null);
