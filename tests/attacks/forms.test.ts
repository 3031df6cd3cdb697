import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBuiltSite } from '../server/built-site';
import { costOf } from './measure';

let site: Awaited<ReturnType<typeof startBuiltSite>>;
beforeAll(async () => {
  site = await startBuiltSite({ LOG_LEVEL: 'silent' });
});
afterAll(() => site.close());

const post = () =>
  fetch(`http://127.0.0.1:${site.port}/recursos/newsletter`, {
    method: 'POST',
    body: new URLSearchParams({ nome: 'Clara' }),
  });

test('an ordinary form is answered, and costs something', async () => {
  expect((await post()).status).toBe(400);
  expect(await costOf(site.pid, post, 20)).toBeGreaterThan(0);
});
