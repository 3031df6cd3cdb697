import type { openSite } from '../imoveis/site';

export const password = 'Abelha#2026xyz';

/** The request's `Cookie` header that keeps what an answer has set. */
export const cookieOf = (headers: Headers): string =>
  headers
    .getSetCookie()
    .map((each) => each.split(';')[0]!)
    .join('; ');

/** Registers by the form, as a person does. @returns the signed-in browser's cookies */
export async function register(
  site: Awaited<ReturnType<typeof openSite>>,
  email: string,
  nome = 'Clara Nunes',
): Promise<string> {
  const fields = { etapa: 'registration', nome, email, senha: password, termos: 'on' };
  const answer = await site.post('/area-do-cliente/login', fields);
  if (answer.status !== 303) throw new Error(`registering answered ${answer.status}`);
  return cookieOf(answer.headers);
}
