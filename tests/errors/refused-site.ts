import { unhurriedMs } from '../support/until';
import { clock } from '@domain/kernel/clock';
import { consentName, encodeConsent } from '~/features/marketing/consent/consent';
import { text } from '../imoveis/markup';
import { password } from '../sign-in/visitor';
import { freshFolder } from '../support/database';
import { googleClientId } from '../support/id-tokens';
import { withDemoHouse } from '../support/specified/demo-house';
import { type Fetch, openSpecifiedSite, specifiedSiteUrl } from '../support/specified/site';
import type { Page } from '../support/visit';
import type { Refusal } from './refusals';

/** A site before somebody else's back end, one of whose calls can be made to refuse. */
export async function openRefusedSite(given: { isKeepingLeads?: boolean } = {}) {
  let refused: { call: string; status: number; body: unknown } | null = null;
  const answering =
    (fetch: Fetch): Fetch =>
    (request) => {
      const path = new URL(request.url).pathname;
      const isIt = (call: string) => path.startsWith(call) || `${request.method} ${path}`.startsWith(call);
      if (!refused || !isIt(refused.call)) return withDemoHouse(fetch)(request);
      const { status, body } = refused;
      return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
    };
  const outbox = given.isKeepingLeads ? await freshFolder() : undefined;
  const settings = { API_TIMEOUT_MS: `${unhurriedMs}`, GOOGLE_CLIENT_ID: googleClientId };
  const site = await openSpecifiedSite(answering, settings, outbox);
  return {
    ...site,
    /** Runs `work` while the calls are refused whose path, or method and path, begins so. */
    async refusing<T>(call: string, { at, status, body }: Refusal, work: () => Promise<T>): Promise<T> {
      if (at) return site.whileIt(at, work, call);
      refused = { call, status, body };
      try {
        return await work();
      } finally {
        refused = null;
      }
    },
    browser: () => openBrowser(site),
  };
}
export type RefusedSite = Awaited<ReturnType<typeof openRefusedSite>>;

/** A browser without scripts: it keeps its cookies and goes where it is sent. */
export function openBrowser({ get }: Pick<Awaited<ReturnType<typeof openSpecifiedSite>>, 'get'>) {
  const jar = new Map<string, string>();
  const visit = async (path: string, init: RequestInit = {}, hops = 4): Promise<Page> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const page = await get(path, { ...init, headers: { ...init.headers, cookie } });
    for (const each of page.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(each)!;
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    const location = page.headers.get('Location');
    if (!location || hops === 0) return page;
    const { pathname, search } = new URL(location, specifiedSiteUrl);
    return visit(pathname + search, {}, hops - 1);
  };
  return {
    visit,
    send: (path: string, fields: Record<string, string>) =>
      visit(path, { method: 'POST', body: new URLSearchParams(fields) }),
    allowMarketing: () => jar.set(consentName, encodeConsent(['marketing'], clock.now())),
  };
}
export type Browser = ReturnType<typeof openBrowser>;

/** Registers, and so signs in. */
export async function signIn(browser: Browser, email: string) {
  await browser.send('/area-do-cliente/login', { ...registering(email), lastPage: '/sobre-nos/contato' });
  return browser;
}

export const registering = (email: string) => ({
  etapa: 'registration',
  nome: 'Clara Nunes',
  email,
  senha: password,
  termos: 'on',
});

/** What a page shows, the window's edge and the windows over it included. */
export const read = ({ html }: Page) =>
  text(html.slice(html.indexOf('<body')).replace(/<(script|style|template)\b.*?<\/\1>/gs, ' ')).replace(
    /\s+/g,
    ' ',
  );
