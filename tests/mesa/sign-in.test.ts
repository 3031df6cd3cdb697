import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { openSite } from '../imoveis/site';
import { addMember, codeOf, password } from '../staff/member';
import { staffTables } from '../staff/staff-api';
import { stopClock } from '../support/stopped-clock';
import { adminVisitor, endStepUp, signedInMember } from './admin-visitor';

let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  site = await openSite([]);
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of staffTables) await site.db.deleteFrom(table).execute();
});

test('a new member enrols by TOTP before anything else', async () => {
  const { email } = await addMember(site.db, 'direcao');
  const visitor = adminVisitor(site);
  const signedIn = await visitor.signIn(email);
  expect([signedIn.status, signedIn.headers.get('location')]).toEqual([303, '/mesa/cadastro']);
  expect((await visitor.get('/mesa/pessoas')).headers.get('location')).toBe('/mesa/cadastro');
  const { start, page, codes, totp } = await visitor.enrol();
  expect(start.html).toContain('<svg class="mqr"');
  expect(start.html).toContain(totp.slice(0, 4));
  expect(codes).toHaveLength(10);
  expect(page.html).toContain('Guarde estes dez códigos');
  // Shown once: no address has them.
  expect((await visitor.get('/mesa/cadastro')).html).not.toContain(codes[0]!);
  const today = await visitor.get('/mesa');
  expect(today.html).toContain('Nada espera por você.');
  expect((await visitor.get('/mesa/pessoas')).html).toContain('1 pessoa na equipe');
});

test('a wrong code of the enrolment shows the same secret again', async () => {
  const { email } = await addMember(site.db, 'direcao');
  const visitor = adminVisitor(site);
  await visitor.signIn(email);
  const start = await visitor.press(
    (await visitor.get('/mesa/cadastro')).html,
    'Usar um aplicativo de códigos',
  );
  const wrong = await visitor.press(start.html, 'Confirmar', { code: '000000' });
  expect(wrong.status).toBe(400);
  expect(wrong.html).toContain('O código não confere');
  const uri = /name="uri" value="([^"]+)"/;
  expect(uri.exec(wrong.html)?.[1]).toBe(uri.exec(start.html)?.[1]);
});

test('a wrong password and an unknown e-mail read alike', async () => {
  const { email } = await addMember(site.db, 'direcao');
  const visitor = adminVisitor(site);
  const answers = [await visitor.signIn(email, 'Errada#1962'), await visitor.signIn('ninguem@casa.com.br')];
  for (const { status, html } of answers) {
    expect(status).toBe(400);
    expect(html).toContain('O e-mail ou a senha não conferem');
    expect(html).not.toContain(password);
  }
  expect(answers[0]!.html).toContain(`value="${email}"`);
  expect(visitor.cookies.size).toBe(0);
});

test('later sign-ins ask the code, and lead to the page', async () => {
  // The code of the enrolment is the code of its half minute alone.
  onTestFinished(stopClock());
  const { email, totp, codes } = await signedInMember(site, 'direcao');
  const visitor = adminVisitor(site);
  const first = await visitor.get('/mesa/pessoas?papel=vitrine');
  const page = await visitor.follow(first);
  const due = await visitor.press(page.html, 'Continuar', { email, password });
  expect(due.headers.get('location')).toBe('/mesa/fator?volta=%2Fmesa%2Fpessoas%3Fpapel%3Dvitrine');
  const factor = await visitor.follow(due);
  const used = await visitor.press(factor.html, 'Entrar com o código', { code: codeOf(totp) });
  expect([used.status, used.html.includes('O código não confere ou já foi usado')]).toEqual([400, true]);
  const opened = await visitor.press(factor.html, 'Entrar com o código', { code: codeOf(totp, 1) });
  expect(opened.headers.get('location')).toBe('/mesa/pessoas?papel=vitrine');
  expect((await visitor.follow(opened)).status).toBe(200);

  const other = adminVisitor(site);
  const again = await other.follow(await other.signIn(email));
  const recovered = await other.press(again.html, 'Usar o código', { code: codes[0]! });
  expect((await other.follow(recovered)).status).toBe(200);
});

test('the bearer changes with the proven factor', async () => {
  const { email, totp } = await signedInMember(site, 'direcao');
  const visitor = adminVisitor(site);
  const factor = await visitor.follow(await visitor.signIn(email));
  const before = visitor.cookies.get('__Host-mesa')!;
  await visitor.press(factor.html, 'Entrar com o código', { code: codeOf(totp, 1) });
  const thief = adminVisitor(site);
  thief.cookies.set('__Host-mesa', before);
  expect((await thief.get('/mesa')).headers.get('location')).toBe('/mesa/entrar?volta=%2Fmesa');
  expect((await visitor.get('/mesa')).status).toBe(200);
});

test.each(['https://evil.example/mesa', '//evil.example', '/area-do-cliente/login', '/mesa/../imoveis'])(
  'a page after the sign-in stays in the admin: %s',
  async (to) => {
    const { html } = await adminVisitor(site).get(`/mesa/entrar?volta=${encodeURIComponent(to)}`);
    expect(html).toContain('name="volta" value="/mesa"');
  },
);

test('signing out ends the session, and the cookie', async () => {
  const member = await signedInMember(site, 'vitrine');
  const bearer = member.cookies.get('__Host-mesa')!;
  const left = await member.press((await member.get('/mesa')).html, 'Sair');
  expect(left.headers.get('location')).toBe('/mesa/entrar');
  expect(member.cookies.has('__Host-mesa')).toBe(false);
  member.cookies.set('__Host-mesa', bearer);
  expect((await member.get('/mesa')).status).toBe(302);
});

test('shortcuts are switched off for this browser, and on again', async () => {
  const member = await signedInMember(site, 'vitrine');
  const listens = async () => (await member.get('/mesa')).html.includes('<template data-desperta');
  expect(await listens()).toBe(true);
  const off = await member.press((await member.get('/mesa/seguranca')).html, 'Desligar atalhos');
  const cookie = off.headers.getSetCookie().find((each) => each.startsWith('atalhos='));
  expect(cookie).toMatch(/; Max-Age=31536000; Path=\/mesa; HttpOnly; SameSite=Strict; Secure$/);
  const page = await member.follow(off);
  expect(page.html).toContain('Atalhos desligados.');
  expect(await listens()).toBe(false);
  await member.press(page.html, 'Ligar atalhos');
  expect(await listens()).toBe(true);
});

test('own security: codes, password, the last factor stays', async () => {
  const member = await signedInMember(site, 'vitrine');
  const { html } = await member.get('/mesa/seguranca');
  expect(html).toContain('Restam 10 códigos.');
  const last = await member.press(html, 'Remover');
  expect(last.status).toBe(409);
  expect(last.html).toContain('Cadastre outro segundo fator antes de remover este');
  const renewed = await member.press(html, 'Gerar dez códigos');
  expect(renewed.html).toContain('Guarde estes dez códigos');
  expect(renewed.html).not.toContain(member.codes[0]!);
  const typed = { current: 'Errada#1962', password: 'Cuica#2027abc' };
  const wrong = await member.press(html, 'Trocar senha', typed);
  expect(wrong.status).toBe(400);
  expect(wrong.html).toContain('A senha não confere');
  expect(wrong.html).not.toContain(typed.password);
  const changed = await member.press(html, 'Trocar senha', { ...typed, current: password });
  expect((await member.follow(changed)).html).toContain('Sua senha foi trocada');
  await endStepUp(site);
  const due = await member.press(html, 'Gerar dez códigos');
  expect(due.headers.get('location')).toBe('/mesa/fator?volta=%2Fmesa%2Fseguranca');
  const factor = await member.follow(due);
  expect(factor.html).toContain('pede o segundo fator outra vez.');
  expect(factor.html).not.toContain('está guardado');
});
