import { redirect } from '@remix-run/node';
import { returnTo } from '~/domain/return-to';
import { links } from '~/links';
import { flashCookie } from './flash.server';

const texts = {
  favorites:
    'Para guardar este imóvel nos favoritos é preciso entrar na sua conta. A área do cliente abre em breve.',
  searches: 'Para salvar esta pesquisa é preciso entrar na sua conta. A área do cliente abre em breve.',
} as const;

/** Sends a visitor back to where a form stood, with a message that it needs an account. */
export async function askToSignIn(request: Request, what: keyof typeof texts): Promise<Response> {
  const form = await request.formData();
  return redirect(returnTo(form.get('volta')) ?? links.allProperties(), {
    status: 303,
    headers: { 'Set-Cookie': await flashCookie({ tone: 'warning', text: texts[what] }) },
  });
}
