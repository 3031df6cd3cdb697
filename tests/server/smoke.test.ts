import { expect, test } from 'vitest';
import { startBuiltSite } from '../support/built-site';
import { visitsTo } from '../support/visit';

test('the built server answers, is ready, and ends on SIGTERM', async () => {
  const site = await startBuiltSite({ DEMO_CATALOGUE: 'off' });
  try {
    expect(site.port, site.output()).not.toBeNull();
    const { get } = visitsTo(`http://127.0.0.1:${site.port}`);
    expect(await get('/')).toMatchObject({ status: 200, html: expect.stringContaining('</html>') });
    expect(await get('/readyz')).toMatchObject({ status: 200 });
    site.signal('SIGTERM');
    expect(await site.ended).toBe(0);
  } finally {
    await site.close();
  }
});
