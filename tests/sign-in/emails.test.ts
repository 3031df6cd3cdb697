import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { field, heading, text } from '../imoveis/markup';
import { openSite } from '../imoveis/site';
import { emailsTo } from '../support/emails';
import { signedInVisitor } from '../support/signed-in-visitor';
import { senhaMessage } from '@domain/validation/senha';
import { cookieOf, password, register } from './visitor';

let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const shown = (html: string) => text(html.slice(html.indexOf('<main')).replace(/<script.*?<\/script>/gs, ''));
const away = 'Tente novamente mais tarde.';
const neverDrawn = 'x'.repeat(32);

describe('a forgotten password', () => {
  const path = '/area-do-cliente/recuperar-senha';

  test('answers alike for known and unknown e-mails, without e-mail in URLs', async () => {
    await register(site, 'lembrada@exemplo.com.br');
    for (const email of ['lembrada@exemplo.com.br', 'ninguem@exemplo.com.br']) {
      const sent = await site.post(path, { email });
      expect([sent.status, sent.headers.get('Location')]).toEqual([303, `${path}?enviado=sim`]);
      const page = await site.get(`${path}?enviado=sim`, { headers: { cookie: cookieOf(sent.headers) } });
      expect(shown(page.html)).toContain(`Se houver uma conta com ${email}, o link chega em alguns minutos.`);
    }
    const without = await site.get(`${path}?enviado=sim`);
    expect(heading(without.html)).toBe('Recuperar senha');
  });

  test.each([
    ['', 'Digite um e-mail válido', 400],
    ['"><script>', 'Digite um e-mail válido', 400],
  ])('%j is no e-mail, and is kept', async (email, error, status) => {
    const page = await site.post(path, { email });
    expect(page.status).toBe(status);
    expect(shown(page.html)).toContain(error);
    expect(field(page.html, 'email').value).toBe(email);
  });

  test('without a back end the form says so', async () => {
    const page = await site.whileDown(() => site.post(path, { email: 'a@exemplo.com.br' }));
    expect(page.status).toBe(503);
    expect(shown(page.html)).toContain(away);
  });
});

describe('a new password', () => {
  const path = '/area-do-cliente/redefinir-senha';

  test.each([
    ['no link', path],
    ['a broken one', `${path}?token=%3Cb%3E`],
  ])('%s: asks for a new one', async (_what, address) => {
    expect(heading((await site.get(address)).html)).toBe('Este link já não vale.');
  });

  test('refuses a weak one with the rules, once, and returns only the link', async () => {
    const { status, html } = await site.post(path, { token: neverDrawn, senha: 'claraexemplo' });
    expect(status).toBe(400);
    expect([shown(html).includes(senhaMessage), html.includes('class="regras"')]).toEqual([true, false]);
    expect(field(html, 'token').value).toBe(neverDrawn);
    expect(html).not.toContain('claraexemplo');
  });

  test('a link that is none of ours counts no more', async () => {
    const { status, html } = await site.post(path, { token: neverDrawn, senha: password });
    expect([status, heading(html)]).toEqual([410, 'Este link já não vale.']);
  });

  test('without a back end the link still counts', async () => {
    const page = await site.whileDown(() => site.post(path, { token: neverDrawn, senha: password }));
    expect(page.status).toBe(503);
    expect(shown(page.html)).toContain(away);
    expect(field(page.html, 'token').value).toBe(neverDrawn);
  });
});

describe('proving the e-mail', () => {
  const path = '/area-do-cliente/cadastro-sucesso';

  test('opening the link changes nothing and shows a button', async () => {
    const { html } = await site.get(`${path}?token=${neverDrawn}`);
    expect(heading(html)).toBe('Validar sua conta');
    expect(field(html, 'token').value).toBe(neverDrawn);
  });

  test('shows an invalid link’s message on a page without the token', async () => {
    const sent = await site.post(path, { token: neverDrawn });
    expect([sent.status, sent.headers.get('Location')]).toEqual([303, path]);
    const page = await site.get(path, { headers: { cookie: cookieOf(sent.headers) } });
    expect(heading(page.html)).toBe('Este link já não vale.');
  });

  test('another letter is sent to who is signed in, and nobody else', async () => {
    const anonymous = await site.post(path, {});
    expect(anonymous.headers.get('Location')).toMatch(/^\/area-do-cliente\/login/);
    const cookie = await register(site, 'reenvio@exemplo.com.br');
    const page = await site.get(path, { headers: { cookie } });
    expect(shown(page.html)).toContain(
      'Seu cadastro foi criado e você receberá um e-mail para validar sua conta.',
    );
    // The next step is in the mailbox: the link away from the page is not its main button.
    expect(page.html).toMatch(/class="bt bt--3 elo" href="\/login-home"/);
    const before = await emailsTo(site.db, 'reenvio@exemplo.com.br');
    const sent = await site.post(path, { volta: '/login-home' }, { cookie });
    expect(sent.headers.get('Location')).toBe('/login-home');
    expect(decodeURIComponent(sent.headers.get('Set-Cookie')!)).toContain('Enviamos outro e-mail');
    const [sentEmail, ...others] = await emailsTo(site.db, 'reenvio@exemplo.com.br');
    expect([sentEmail?.subject, others]).toEqual([before[0]?.subject, []]);
    expect(before).toHaveLength(1);
  });
});

test('the dialog opens on a page by its query, for signed-out visitors only', async () => {
  const { html } = await site.get('/keyword?auth=true&email=clara@exemplo.com');
  expect(html).toMatch(/<dialog open[^>]*aria-labelledby="acesso-titulo"/);
  expect(html).toContain('value="clara@exemplo.com"');
  expect(html).toContain('name="lastPage" value="/keyword"');
  const { cookie } = await signedInVisitor(site);
  expect((await site.get('/keyword?auth=true', { headers: { cookie } })).html).not.toContain('<dialog');
  expect((await site.get('/keyword')).html).not.toContain('<dialog');
});
