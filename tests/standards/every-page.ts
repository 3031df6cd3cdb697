import { setTimeout } from 'node:timers/promises';
import { deviceIntents } from '~/features/announce/device-intents';
import { draftField } from '~/features/announce/draft-form';
import { quickestSending } from '~/features/announce/signed-time.server';
import { links } from '~/links';
import { Owner } from '../announcements/wizard';
import { registration } from '../support/customer';
import { visitsTo, type Page } from '../support/visit';
import { type Examples, opened, own, favoriteForms, ownRefused, refused, views } from './pages';

/** A page as it was served, and how it was come by. */
export interface Served {
  name: string;
  path: string;
  html: string;
}

/** Every kind of page as a running website serves it: to a signed-out visitor, and to one who has an account. */
export async function everyPage(origin: string, examples: Examples): Promise<Served[]> {
  const { get, post } = visitsTo(origin);
  const served: Served[] = [];
  const keep = (name: string, path: string, { status, headers, html }: Page) => {
    if (!headers.get('content-type')?.startsWith('text/html') || html === '')
      throw new Error(`${name} was answered by ${status}, without a page`);
    served.push({ name: `${name} (${status})`, path, html });
    return html;
  };
  const see = async (path: string, cookie = '') =>
    keep(`GET ${path}${cookie && ' signed in'}`, path, await get(path, { headers: { cookie } }));
  const send = async (path: string, fields: Record<string, string>, cookie = '') =>
    keep(
      `POST ${path} ${Object.values(fields).join(' ')}`,
      path,
      await post(path, fields, { origin, cookie }),
    );

  for (const path of opened(examples)) {
    const html = await see(path);
    // A gallery's tabs are pages of their own.
    if (examples.properties.includes(path))
      for (const [, tab] of new Set([...html.matchAll(/href="([^"?]*\?aba=[a-z]+)"/g)])) await see(tab!);
  }
  for (const view of views) {
    const { headers } = await post(links.viewAction(), view, { origin });
    await see(view.volta, cookiesOf(headers));
  }
  for (const [path, fields] of refused(examples)) await send(path, fields);

  const owner = new Owner({
    get,
    post: (path, fields, headers) => post(path, fields, { origin, ...headers }),
  });
  await owner.fill();
  await see(links.announceCheck(), owner.cookie);
  await see(links.announcePhotos(), owner.cookie);
  await see(links.sentPhotos('0'.repeat(32)));
  await owner.post(links.announceDevices(), { [draftField.intent]: deviceIntents.make });
  await see(links.announceDevices(), owner.cookie);
  const looked = await owner.looked();
  // Nobody is faster.
  await setTimeout(quickestSending);
  const { headers } = await owner.post(links.announceCheck(), looked);
  const sent = [headers.get('Location')!, links.announceCheck(), links.ownerPage(), links.ownerThanks()];
  for (const path of sent) await see(path, owner.cookie);

  const { nome, email, password } = registration();
  const fields = { etapa: 'registration', nome, email, senha: password, termos: 'on' };
  const cookie = cookiesOf((await post(links.login(), fields, { origin })).headers);
  // A saved search has a page of its own.
  await post(links.saveSearch(views[0]!.volta), { nome: 'Busca', frequencia: 'daily' }, { origin, cookie });
  // The first two homes lie in the first folder, of which one was taken out.
  for (const favoriteForm of favoriteForms(examples))
    await post(links.favoriteAction(), favoriteForm, { origin, cookie });
  for (const path of own(examples)) {
    const html = await see(path, cookie);
    for (const [, search] of html.matchAll(/href="(\/area-do-cliente\/minhas-pesquisas-salvas\/\d+)"/g))
      for (const page of [search!, `${search}/novidades`]) await see(page, cookie);
  }
  for (const [path, fields] of ownRefused) await send(path, fields, cookie);
  return served;
}

const cookiesOf = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
