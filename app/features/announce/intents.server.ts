import { type AppLoadContext, redirect } from '@remix-run/node';
import { logged } from '@domain/logged';
import { cep } from '@domain/validation/cep';
import { textOf } from '~/forms/forms.server';
import { draftField } from './draft-form';
import { draftsOf, draftToken, keepDraftToken } from './drafts.server';
import type { CepSaid } from './cep-field';

/** This browser begins another announcement, on this page. */
export async function beginAnother(request: Request, context: AppLoadContext, page: string) {
  const token = await draftToken(request, context);
  const failed = logged(context.log, 'the draft of an announcement cannot be left');
  if (token) await draftsOf(context).leave(token).catch(failed);
  const headers = { 'Set-Cookie': await keepDraftToken(null, context.siteUrl) };
  return redirect(page, { status: 303, headers });
}

/** What is known of the CEP stands in the form then as if it had been typed; what is not known stays as it was. */
export async function askCep({ findCep }: AppLoadContext, typed: FormData): Promise<CepSaid> {
  const asked = cep.safeParse(textOf(typed, 'cep'));
  const place = asked.success && findCep ? await findCep(asked.data) : null;
  if (!place) return { isFound: false, text: notFound };
  const told = (['endereco', 'bairro', 'cidade', 'estado'] as const).filter((name) => place[name] !== '');
  for (const name of told) typed.set(name, place[name]);
  if (typed.has(draftField.touched))
    typed.set(draftField.touched, [textOf(typed, draftField.touched), ...told].join(','));
  const where = [place.endereco, place.bairro, place.cidade].filter(Boolean).join(', ');
  const rest = place.endereco ? '' : ' Este CEP vale para a cidade toda; complete rua e bairro.';
  return { isFound: true, text: `${where}.${rest}` };
}

const notFound = 'Não achamos este CEP agora. Preencha o endereço; ele vale do mesmo jeito.';
