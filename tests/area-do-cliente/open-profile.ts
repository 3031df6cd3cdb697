import { intentField } from '~/features/account/profile/profile-intents';
import { decodeFlash } from '~/domain/snackbar';
import type { openSite } from '../imoveis/site';
import { signedInVisitor } from '../support/signed-in-visitor';
import type { Page } from '../support/visit';

export const profile = '/area-do-cliente/meu-perfil';
export type Site = Awaited<ReturnType<typeof openSite>>;

/** Somebody signed in, in front of the website: `see` a page of theirs, `send` one of the profile's forms. */
export async function openProfile(site: Site, given?: Parameters<typeof signedInVisitor>[1]) {
  const visitor = await signedInVisitor(site, given);
  const { cookie } = visitor;
  return {
    ...visitor,
    see: (path = profile) => site.get(path, { headers: { cookie } }),
    send: (intent: string, fields: Record<string, string> = {}) =>
      site.post(profile, { [intentField]: intent, ...fields }, { cookie }),
    post: (path: string) => site.post(path, {}, { cookie }),
  };
}

/** Where an answer leads, and what is said there. */
export const readOutcome = ({ status, headers }: Page) => ({
  status,
  to: headers.get('Location'),
  text: decodeFlash(headers.getSetCookie().find((each) => each.startsWith('aviso='))!)?.text,
});
