import { lastPageField } from '../providers';
import { returnTo } from '../return-to';
import { prefilledEmail, prefilledName } from './prefill';
import { emailStep, type SignInView } from './view';

/** Parameters that ask for the sign-in window, and what comes with them; they are removed from the address. */
const asking = ['auth', 'retry', lastPageField, 'email', 'nome'];

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
  };
}

/** The same address without what asks for the window. */
export function withoutAsking(path: string): string {
  const url = new URL(path, 'http://here.invalid');
  for (const name of asking) url.searchParams.delete(name);
  if (url.pathname === '/') url.searchParams.delete('from');
  return url.pathname + url.search;
}

/** The page that signing in began on, to be shown again; home, and the way in itself, lead to one's own home instead. */
export const pageToReturnTo = (path: string): string | null =>
  /^\/(area-do-cliente\/[^?]*)?(\?|$)/.test(path) ? null : returnTo(path);
