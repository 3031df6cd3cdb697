import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { endLink, newLink } from '~/features/announce/device-link.server';
import { draftsOf, draftToken } from '~/features/announce/drafts.server';
import { draftField } from '~/features/announce/draft-form';
import { readForm, textOf } from '~/forms/forms.server';
import { links } from '~/links';
import { flashCookie } from '~/request/flash.server';
import { deviceField, deviceIntents } from '~/features/announce/device-intents';

/** Creates a link, revokes it, or removes the draft from another browser; 400 for other intents. */
export async function devicesAction({ request, context }: ActionFunctionArgs) {
  const typed = await readForm(request, draftField.intent, deviceField);
  const token = await draftToken(request, context);
  if (!token) return redirect(links.announce(), 303);
  switch (textOf(typed, draftField.intent)) {
    case deviceIntents.make: {
      const cookie = await newLink(context, token);
      return cookie ? back(cookie) : redirect(links.announce(), 303);
    }
    case deviceIntents.end:
      return back(await endLink(context, token), await successCookie('O link não abre mais.'));
    case deviceIntents.revoke:
      if (!/^[\da-f-]{36}$/.test(textOf(typed, deviceField))) throw new Response(null, { status: 400 });
      await draftsOf(context).revoke(token, textOf(typed, deviceField));
      return back(await successCookie('Aquele navegador não abre mais este anúncio.'));
    default:
      throw new Response(null, { status: 400 });
  }
}

const successCookie = (text: string) => flashCookie({ tone: 'success', text });

const back = (...cookies: string[]) =>
  redirect(links.announceDevices(), {
    status: 303,
    headers: cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]),
  });
