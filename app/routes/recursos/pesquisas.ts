import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { returnTo } from '~/domain/return-to';
import { links } from '~/links';
import { flashCookie } from '~/request/flash.server';
import { readForm } from '~/forms/forms.server';
import { hiddenField } from '~/forms/hidden-fields';

/** 'Salvar pesquisa': says on the page it came from that searches cannot be kept yet. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request, hiddenField.returnTo);
  const text = 'As pesquisas salvas abrem em breve na área do cliente.';
  return redirect(returnTo(form.get(hiddenField.returnTo)) ?? links.allProperties(), {
    status: 303,
    headers: { 'Set-Cookie': await flashCookie({ tone: 'warning', text }) },
  });
}

/** The address alone shows nothing. */
export const loader = () => redirect(links.allProperties());
