import { readFile } from 'node:fs/promises';
import { expect, it, onTestFinished } from 'vitest';
import { applyHouse } from '@api/house/apply-house';
import { readHouseFile } from '@api/house/read-house-file';
import { openSite } from '../../imoveis/site';
import { everyPage } from '../../standards/every-page';
import { lettersTo } from '../../support/letters';

it('names the house on every page and in every letter, and the product nowhere', async () => {
  const site = await openSite(undefined, { EXIT_INTENT: 'on' });
  onTestFinished(() => site.close());
  const { said: house } = readHouseFile(await readFile('docs/house.yaml', 'utf8'));
  await applyHouse(site.db, { house, files: new Map() });
  const listing = (await site.get('/imoveis')).html;
  const paths = [...new Set(listing.match(/\/(?:usado|novo)\/[\w/-]+\/\d+(?=")/g))].slice(0, 2);
  const pages = await everyPage(site.origin, { properties: paths, broker: 'ana-reis' });
  const leftOver = pages.filter(({ html }) => /bossa\s+nova/i.test(html)).map(({ name }) => name);
  expect(leftOver).toEqual([]);
  const { email } = await site.db.selectFrom('account').select('email').executeTakeFirstOrThrow();
  const letters = await lettersTo(site.db, email);
  expect(letters.length).toBeGreaterThan(0);
  for (const { from, html, text } of letters) {
    expect([from, html, text].join()).not.toMatch(/bossa\s+nova/i);
    expect(text).toContain('Casa da Serra, Rua das Hortênsias, 120, Campos do Jordão. CRECI 12.345-J.');
  }
});
