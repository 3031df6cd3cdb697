import { readFile } from 'node:fs/promises';
import { expect, it, onTestFinished } from 'vitest';
import { applyHouse } from '@tests/support/brokerage';
import { readBrokerageFile } from '@api/brokerage/read-brokerage-file';
import { openSite } from '@tests/imoveis/site';
import { everyPage } from '@tests/standards/every-page';
import { emailsTo } from '@tests/support/emails';

it('every page and e-mail names the brokerage, and never the product', async () => {
  const site = await openSite(undefined, { EXIT_INTENT: 'on' });
  onTestFinished(() => site.close());
  const { said: brokerage } = readBrokerageFile(await readFile('docs/house.yaml', 'utf8'));
  await applyHouse(site.db, { house: brokerage, files: new Map() });
  const listing = (await site.get('/imoveis')).html;
  const paths = [...new Set(listing.match(/\/(?:usado|novo)\/[\w/-]+\/\d+(?=")/g))].slice(0, 2);
  const pages = await everyPage(site.origin, { properties: paths, broker: 'ana-reis' });
  const leftOver = pages.filter(({ html }) => /bossa\s+nova/i.test(html)).map(({ name }) => name);
  expect(leftOver).toEqual([]);
  const { email } = await site.db.selectFrom('account').select('email').executeTakeFirstOrThrow();
  const emails = await emailsTo(site.db, email);
  expect(emails.length).toBeGreaterThan(0);
  for (const { from, html, text } of emails) {
    expect([from, html, text].join()).not.toMatch(/bossa\s+nova/i);
    expect(text).toContain('Casa da Serra, Rua das Hortênsias, 120, Campos do Jordão. CRECI 12.345-J.');
  }
});
