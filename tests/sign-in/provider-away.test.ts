import { afterAll, beforeAll, expect, test } from 'vitest';
import { decodeFlash } from '~/domain/snackbar';
import { openSite, siteUrl } from '../imoveis/site';
import { signInAt, startIdentityService } from '../support/identity-service';
import { testSeals } from '../support/visitor';
import { cookieOf, register } from './visitor';

const away = 'A entrada com o Facebook está fora do ar. Entre com seu e-mail ou tente novamente mais tarde.';
let service: Awaited<ReturnType<typeof startIdentityService>>;
let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  service = await startIdentityService({ siteUrl });
  site = await openSite([], service.settings);
});
afterAll(() => site.close());

test('shows a provider’s outage before and after; e-mail still works', async () => {
  const begun = await site.post('/entrar/facebook', { lastPage: '/keyword' });
  const path = (await signInAt(begun.headers.get('Location')!, siteUrl, { email: 'a@exemplo.com.br' })).slice(
    siteUrl.length,
  );
  await service.close();

  const back = await site.get(path, { headers: { cookie: cookieOf(begun.headers) } });
  expect([back.headers.get('Location'), decodeFlash(cookieOf(back.headers))?.text]).toEqual([
    '/area-do-cliente/login?lastPage=%2Fkeyword&retomar=1',
    away,
  ]);

  // A site that has not asked it lately: nobody is sent to a page that does not come.
  const fresh = await openSite([], service.settings);
  const start = await fresh.post('/entrar/facebook', { lastPage: '/keyword' });
  expect([start.status, start.headers.get('Location'), decodeFlash(cookieOf(start.headers))?.text]).toEqual([
    303,
    '/area-do-cliente/login?lastPage=%2Fkeyword&retomar=1',
    away,
  ]);
  expect(testSeals.read(await register(fresh, 'a@exemplo.com.br'), 'sessao')).not.toBeNull();
  await fresh.close();
});

test('a service with pages outside the configured address is not used', async () => {
  const other = await startIdentityService({ siteUrl });
  const settings = { ...other.settings, IDENTITY_PAGES_URL: 'https://entrar.example' };
  const fresh = await openSite([], settings);
  const { headers } = await fresh.post('/entrar/facebook', {});
  expect(decodeFlash(cookieOf(headers))?.text).toBe(away);
  await fresh.close();
  await other.close();
});
