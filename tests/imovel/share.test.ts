import { expect, test } from 'vitest';
import { shareDialogId } from '~/routes/imovel/share/share-button';
import { targetNames } from '~/routes/imovel/share/targets';
import { anchors } from '../imoveis/markup';
import { siteUrl } from '../imoveis/site';
import { propertySite } from '../leads/property-site';

const opened = propertySite();

test('a property’s page has its link to copy, and eight ways to send it', async () => {
  const { path } = opened.property;
  const { html } = await opened.site.get(path);
  const [, window = ''] = html.split(`id="${shareDialogId}"`);
  expect(/<input[^>]*id="link-do-imovel"[^>]*>/.exec(window)?.[0]).toContain(`value="${siteUrl}${path}"`);
  const shareLinks = anchors(window).slice(0, targetNames.length);
  expect(shareLinks.map(({ label }) => label)).toEqual(targetNames);
  for (const { href } of shareLinks) expect(decodeURIComponent(href)).toContain(siteUrl + path);
});
