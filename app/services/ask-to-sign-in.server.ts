import { redirect } from '@remix-run/node';
import { returnTo } from '~/domain/return-to';
import { links } from '~/links';
import { writeNotice, type NoticeCode } from './cookies.server';

/** Sends a visitor back to where a form stood, with a notice that it needs an account. */
export async function askToSignIn(request: Request, code: NoticeCode): Promise<Response> {
  const form = await request.formData();
  return redirect(returnTo(form.get('volta')) ?? links.allProperties(), {
    status: 303,
    headers: { 'Set-Cookie': await writeNotice(code) },
  });
}
