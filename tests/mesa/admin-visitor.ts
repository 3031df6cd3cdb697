import { expect } from 'vitest';
import type { Role } from '@domain/staff/roles';
import type { openSite } from '../imoveis/site';
import { addMember, codeOf, password } from '../staff/member';
import { buttonForm } from '../support/button-form';
import type { Page } from '../support/visit';

type Site = Awaited<ReturnType<typeof openSite>>;

/** A browser without scripts at the admin: it has its cookies, and follows redirects only when told. */
export function adminVisitor(site: Pick<Site, 'get'>) {
  const cookies = new Map<string, string>();
  async function send(path: string, init: RequestInit = {}): Promise<Page> {
    const headers = new Headers(init.headers);
    headers.set('cookie', [...cookies].map((each) => each.join('=')).join('; '));
    const page = await site.get(path, { ...init, headers });
    for (const line of page.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line)!;
      if (/max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return { ...page, html: page.html.replaceAll(/<!-- -->|<wbr\/>/g, '') };
  }
  const get = (path: string, headers?: Record<string, string>) => send(path, { headers });
  const post = (path: string, fields: Record<string, string>, headers?: Record<string, string>) =>
    send(path, { method: 'POST', body: new URLSearchParams(fields), headers });
  /** Fills the form of this button, and sends it. */
  const press = (html: string, label: string, typed: Record<string, string> = {}) => {
    const { action, fields } = buttonForm(html, label);
    return post(action!, { ...fields, ...typed });
  };
  const follow = async ({ status, headers }: Page) => {
    expect(status).toBeOneOf([302, 303]);
    return get(headers.get('location')!);
  };
  const signIn = async (email: string, secret = password) =>
    press((await get('/mesa/entrar')).html, 'Continuar', { email, password: secret });

  /** From the enrolment page to the recovery codes. @returns the secret, and the page */
  async function enrol() {
    const start = await press((await get('/mesa/cadastro')).html, 'Usar um aplicativo de códigos');
    const totp = secretIn(start.html);
    const page = await press(start.html, 'Confirmar', { code: codeOf(totp) });
    return { totp, start, page, codes: codesIn(page.html) };
  }
  return { cookies, get, post, press, follow, signIn, enrol };
}

export const secretIn = (html: string): string =>
  /secret=([A-Z2-7]+)/.exec(html)?.[1] ?? expect.fail('the page has no secret');
export const codesIn = (html: string): string[] =>
  [...html.matchAll(/<li><code>([^<]+)</g)].map(([, code]) => code!);

/** A member of this role, signed in with a second factor of this moment. */
export async function signedInMember(
  site: Pick<Site, 'get' | 'db'>,
  role: Role,
  email = `${role}@casa.com.br`,
) {
  const added = await addMember(site.db, role, email);
  const visitor = adminVisitor(site);
  await visitor.signIn(email);
  const { totp, codes } = await visitor.enrol();
  return { ...added, ...visitor, totp, codes };
}

/** As ten minutes later. */
export const endStepUp = ({ db }: Site) =>
  db
    .updateTable('staff_session')
    .set({ step_up_at: new Date(0) })
    .execute();
