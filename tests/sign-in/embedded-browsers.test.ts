import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSite, siteUrl } from '../imoveis/site';
import { startIdentityService } from '../support/identity-service';

let service: Awaited<ReturnType<typeof startIdentityService>>;
let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  service = await startIdentityService({ siteUrl });
  site = await openSite(undefined, service.settings);
});
afterAll(async () => {
  await site.close();
  await service.close();
});

const instagram =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Mobile/22G86 Instagram 400.0 (iPhone)';
const tiktok =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) AppleWebKit/537.36 musical_ly_40 BytedanceWebview/1';
const chrome = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';
const hint = 'O Google não funciona no navegador';
/** What a sign-in page offers, in the order of the page. */
async function offered(path: string, agent: string, at = site) {
  const { html, headers } = await at.get(path, { headers: { 'user-agent': agent } });
  const text = html.replaceAll('<!-- -->', '');
  const parts = ['type="email"', hint, 'Continuar com Google', 'Continuar com Facebook'];
  const found = parts.filter((part) => text.includes(part));
  const app = /no navegador (d[^.]*)\./.exec(text)?.[1];
  const intent = /href="(intent:[^"?]*)[^"]*(#Intent[^"]*)"/.exec(text)?.slice(1);
  const isPrivate = /private|no-store/.test(headers.get('Cache-Control') ?? '');
  return { parts: found.sort((a, b) => text.indexOf(a) - text.indexOf(b)), app, intent, isPrivate };
}

describe.each(['/area-do-cliente/login?lastPage=%2Fimoveis', '/imoveis?auth=true'])(
  'sign-in inside an app at %s',
  (path) => {
    test('offers Google in a browser of its own', async () => {
      expect(await offered(path, chrome)).toEqual({
        parts: ['type="email"', 'Continuar com Google', 'Continuar com Facebook'],
        isPrivate: true,
      });
    });

    test('comes by e-mail first, with a hint in place of Google', async () => {
      expect(await offered(path, instagram)).toEqual({
        parts: ['type="email"', hint, 'Continuar com Facebook'],
        app: 'do Instagram',
        isPrivate: true,
      });
    });

    test('opens Android’s browser by a link; outside Meta’s apps no provider', async () => {
      expect(await offered(path, tiktok)).toEqual({
        parts: ['type="email"', hint],
        app: 'do TikTok',
        intent: ['intent://www.example.com.br/area-do-cliente/login', '#Intent;scheme=https;end'],
        isPrivate: true,
      });
    });
  },
);

test('pages that visitors share do not depend on the app', async () => {
  const get = (path: string, agent: string) => site.get(path, { headers: { 'user-agent': agent } });
  for (const path of ['/', '/imoveis', '/sobre-nos/contato']) {
    const [inside, outside] = await Promise.all([get(path, instagram), get(path, chrome)]);
    expect(inside.html === outside.html, path).toBe(true);
  }
});

test('without providers there is no hint', async () => {
  const plain = await openSite([]);
  try {
    expect((await offered('/area-do-cliente/login', instagram, plain)).parts).toEqual(['type="email"']);
  } finally {
    await plain.close();
  }
});
