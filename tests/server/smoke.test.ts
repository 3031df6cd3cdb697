import { expect, test } from 'vitest';
import { startBuiltSite } from '../support/built-site';

test('the built server answers, is ready, and ends on SIGTERM', async () => {
  const site = await startBuiltSite({ DEMO_CATALOGUE: 'off' });
  try {
    expect(site.port, site.output()).not.toBeNull();
    const get = (path: string) => fetch(`http://127.0.0.1:${site.port}${path}`);
    const home = await get('/');
    expect([home.status, await home.text()]).toEqual([200, expect.stringContaining('</html>')]);
    expect((await get('/readyz')).status).toBe(200);
    site.signal('SIGTERM');
    expect(await site.ended).toBe(0);
  } finally {
    await site.close();
  }
});
