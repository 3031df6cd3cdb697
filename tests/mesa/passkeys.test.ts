import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, siteUrl } from '../imoveis/site';
import { createAuthenticator } from '../staff/authenticator';
import { addMember } from '../staff/member';
import { adminVisitor } from './admin-visitor';

let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  site = await openSite([]);
});
afterAll(() => site.close());

test('a passkey enrols, and is the second factor of the next sign-in', async () => {
  const { email } = await addMember(site.db, 'vitrine');
  const key = createAuthenticator(siteUrl);
  const visitor = adminVisitor(site);
  await visitor.signIn(email);
  const created = JSON.parse((await visitor.post('/mesa/chave', { intent: 'add' })).html);
  const credential = JSON.stringify(key.register(created));
  const codes = await visitor.post('/mesa/cadastro', { intent: 'passkey', credential });
  expect(codes.html).toContain('Guarde estes dez códigos');
  expect((await visitor.get('/mesa/seguranca')).html).toContain('Chave de acesso');

  const next = adminVisitor(site);
  const factor = await next.follow(await next.signIn(email));
  expect(factor.html).toContain('Usar a chave deste aparelho');
  const options = JSON.parse((await next.post('/mesa/chave', { intent: 'prove' })).html);
  const answer = JSON.stringify(key.authenticate(options));
  const fields = { intent: 'passkey', credential: answer, volta: '/mesa/seguranca' };
  const opened = await next.post('/mesa/fator', fields);
  expect(opened.headers.get('location')).toBe('/mesa/seguranca');
  // The challenge is good for one answer.
  const replayed = await next.post('/mesa/fator', fields);
  expect([replayed.status, replayed.html.includes('Não foi possível confirmar a chave')]).toEqual([
    400,
    true,
  ]);
});

test.each(['', '{', '[]', '{"id":1}', 'null'])(
  'a credential that is none is refused: %s',
  async (credential) => {
    const { email } = await addMember(site.db, 'vitrine', `v${credential.length}@casa.com.br`);
    const visitor = adminVisitor(site);
    await visitor.signIn(email);
    const refused = await visitor.post('/mesa/cadastro', { intent: 'passkey', credential });
    expect(refused.status).toBe(400);
  },
);
