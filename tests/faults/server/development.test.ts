import { expect, test } from 'vitest';
import { startSourceSite } from '../../support/built-site';

test('`npm run dev` serves the website from its source, without a build', { timeout: 120_000 }, async () => {
  // Its first page compiles the website: a catalogue would take as long again.
  const site = await startSourceSite({ DEMO_CATALOGUE: 'off' });
  try {
    expect(site.port, site.output()).not.toBeNull();
    const answer = await fetch(`http://127.0.0.1:${site.port}/cadastre-seu-imovel/localizacao`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toMatch(/<h1[^>]*>[^<]/);
  } finally {
    await site.close();
  }
});
