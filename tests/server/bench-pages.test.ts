import { expect, it, onTestFinished } from 'vitest';
import { readEnv } from '@server/env';
import { backEndOf, pageNames, pages } from '../../bench/render/pages';
import { serveSite } from '../support/serve-site';

it.each(pageNames)('the page that `bench -- render` measures is whole: %s', async (name) => {
  const env = {
    ...readEnv({ NODE_ENV: 'production', SITE_URL: 'http://localhost:3000' }),
    apiBaseUrl: undefined,
  };
  const site = await serveSite({ env, backEnd: backEndOf(name), leads: { accept: async () => ({}) } });
  onTestFinished(site.close);
  const answer = await fetch(site.origin + pages[name].path);
  expect(answer.status).toBe(200);
  const links = (await answer.text()).match(/href="\/usado\/venda\//g);
  expect(links?.length).toBeGreaterThanOrEqual(name === 'listing' ? 9 : 4);
});
