import { rm } from 'node:fs/promises';
import { expect, it, onTestFinished } from 'vitest';
import { answerWith, names, openBackEndOfHouse } from '../../brokerage/answers-to-house';
import { startBuiltSite } from '../../support/built-site';
import { freshFolder } from '../../support/database';
import { until } from '../../support/until';
import { visitsTo } from '../../support/visit';

const paths = ['/', '/sobre-nos/contato', '/imoveis', '/_root.data', '/site.webmanifest', '/keyword'];

async function startBefore(baseUrl: string, DATA_DIR: string) {
  const site = await startBuiltSite({ API_BASE_URL: baseUrl, DATA_DIR });
  return { site, ...visitsTo(`http://127.0.0.1:${site.port}`) };
}

it('in no answer of the first three seconds is another brokerage named', async () => {
  const backEnd = await openBackEndOfHouse();
  onTestFinished(() => backEnd.close());
  const dataDir = await freshFolder();
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const release = backEnd.hold();
  const first = await startBefore(backEnd.baseUrl, dataDir);
  const statuses = new Set<number>();
  for (const begun = performance.now(); performance.now() - begun < 3_000;) {
    for (const { status, html } of await Promise.all(paths.map((path) => first.get(path)))) {
      statuses.add(status);
      expect(html).not.toMatch(names.other);
    }
  }
  expect([...statuses]).toEqual([503]);
  release();
  await until(async () => expect((await first.get('/keyword')).html).toContain(names.own));
  first.site.signal('SIGKILL');
  await first.site.ended;

  backEnd.answer(() => answerWith(null, 500));
  const second = await startBefore(backEnd.baseUrl, dataDir);
  for (const path of paths) {
    const { status, html } = await second.get(path);
    expect([path, status]).toEqual([path, 200]);
    expect(html).not.toMatch(names.other);
  }
  expect((await second.get('/keyword')).html).toContain(names.own);
  await second.site.close();
});
