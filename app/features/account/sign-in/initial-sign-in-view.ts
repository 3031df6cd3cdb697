import { lastPageField } from '@domain/people/providers';
import { returnTo } from '~/domain/return-to';
import { savedField } from '~/links';
import { signInParams } from './sign-in-params';
import { isReturnPath } from './is-sign-in-requested';
import { prefilledEmail, prefilledName } from './prefill';
import { emailStep, type SignInView } from './view';

const notices = {
  sessionEnded: 'Sua sessão terminou. Entre novamente para continuar de onde parou.',
  userExists: 'Já existe uma conta com este e-mail. Entre com o e-mail e a senha.',
} as const;

/** Dialog for `?auth=true`, `?retry=login`, or the home page with `from` (spec 1 §2.6; settled §5). */
export function initialSignInView(path: string): SignInView {
  const url = new URL(path, 'http://here.invalid');
  const params = url.searchParams;
  const ended = url.pathname === '/' ? params.get('from') : null;
  const notice = ended !== null ? notices.sessionEnded : params.has('retry') ? notices.userExists : undefined;
  return {
    ...emailStep(
      { email: prefilledEmail(params.get('email')), nome: prefilledName(params.get('nome')) },
      returnTo(params.get(lastPageField)) ?? returnTo(ended) ?? pageToReturnTo(withoutSignInParams(path)),
    ),
    notice,
    saved: params.get(savedField) ?? undefined,
  };
}

export function withoutSignInParams(path: string): string {
  const url = new URL(path, 'http://here.invalid');
  for (const name of signInParams) url.searchParams.delete(name);
  if (url.pathname === '/') url.searchParams.delete('from');
  return url.pathname + url.search;
}

export const pageToReturnTo = (path: string): string | null => (isReturnPath(path) ? returnTo(path) : null);
