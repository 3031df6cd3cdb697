import { expect, test } from 'vitest';
import { compileOperatorRules } from '@domain/legacy-urls/operator-loops';
import { redirectRules } from '@domain/legacy-urls/redirect-for';
import { openPageCache } from '@server/page-cache';
import { createServices } from '@server/services';
import { openSite } from '../imoveis/site';
import { serveSite } from '../support/serve-site';
import { silentLogger } from '../support/silent-logger';
import { until } from '../support/until';

test('an address with a cached page redirects as soon as a new line says so', async () => {
  const origin = await openSite([]);
  const { env } = origin.parts;
  const compiled = (text: string) => compileOperatorRules(text, redirectRules(env.legacy)).index;
  let index = compiled('');
  const ownRedirects = {
    version: 0,
    find: (path: string, query: string) => index.find(path, query),
  };
  const replace = (text: string) => {
    index = compiled(text);
    ownRedirects.version += 1;
  };
  const shared = createServices({ ...origin.parts, ownRedirects, changesKnownForMs: 60_000 });
  const pageCache = openPageCache({ env: { ...env, dataDir: '' }, shared, log: silentLogger });
  const site = await serveSite({ ...origin.parts, shared, pageCache, ownRedirects });
  // With Brotli the cache answers before all middleware.
  const get = async (path: string) => {
    const answer = await fetch(site.origin + path, {
      redirect: 'manual',
      headers: { 'accept-encoding': 'br' },
    });
    await answer.arrayBuffer();
    return answer;
  };
  const timing = async () => (await get('/sobre-nos/contato')).headers.get('server-timing');
  try {
    await until(async () => expect(await timing()).toBe('cache;desc=kept'));
    replace('/sobre-nos/contato /imoveis/venda 302');
    const moved = await get('/sobre-nos/contato');
    expect([moved.status, moved.headers.get('location')]).toEqual([302, '/imoveis/venda']);
    replace('');
    expect((await get('/sobre-nos/contato')).status).toBe(200);
  } finally {
    await site.close();
    await origin.close();
  }
});
