import { type AppLoadContext, redirect } from '@remix-run/node';
import { logged } from '@domain/kernel/logged';
import { cep } from '@domain/validation/cep';
import { textOf } from '~/forms/forms.server';
import { draftField } from './draft-form';
import { draftsOf, draftToken, serializeDraftToken } from './drafts.server';
import type { CepResult } from './cep-field';

export async function beginAnother(request: Request, context: AppLoadContext, page: string) {
  const token = await draftToken(request, context);
  const failed = logged(context.log, 'announcement draft not left');
  if (token) await draftsOf(context).leave(token).catch(failed);
  const headers = { 'Set-Cookie': await serializeDraftToken(null, context.siteUrl) };
  return redirect(page, { status: 303, headers });
}

export async function fillAddressByCep({ findCep }: AppLoadContext, typed: FormData): Promise<CepResult> {
  const parsed = cep.safeParse(textOf(typed, 'cep'));
  const place = parsed.success && findCep ? await findCep(parsed.data) : null;
  if (!place) return { isFound: false, text: notFound };
  const found = (['endereco', 'bairro', 'cidade', 'estado'] as const).filter((name) => place[name] !== '');
  for (const name of found) typed.set(name, place[name]);
  if (typed.has(draftField.touched))
    typed.set(draftField.touched, [textOf(typed, draftField.touched), ...found].join(','));
  const where = [place.endereco, place.bairro, place.cidade].filter(Boolean).join(', ');
  const rest = place.endereco ? '' : ' Este CEP vale para a cidade toda; complete rua e bairro.';
  return { isFound: true, text: `${where}.${rest}` };
}

const notFound = 'Não achamos este CEP agora. Preencha o endereço; ele vale do mesmo jeito.';
