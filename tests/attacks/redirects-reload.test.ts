import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { readEnv } from '@server/env';
import { openOwnRedirects } from '@server/settings/own-redirects';
import { silentLogger } from '../support/silent-logger';

/** Of the processor: other processes of a busy machine do not count. */
const usedMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

test('200,000 redirects are read again in many short turns', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bossa-nova-redirects-'));
  const file = join(folder, 'redirects.txt');
  const lines = Array.from({ length: 200_000 }, (_, n) => `/imovel/casa-é-${n}.html /imoveis?pagina=${n}`);
  try {
    await writeFile(file, '');
    const env = readEnv({ REDIRECTS_FILE: file });
    const own = await openOwnRedirects({ env, log: silentLogger, report: () => {} });
    await writeFile(file, lines.join('\n'));
    await own.check();
    const turns: number[] = [];
    let isDone = false;
    const done = own.check().finally(() => (isDone = true));
    const since = usedMs();
    while (!isDone) {
      const begun = usedMs();
      await setImmediate();
      turns.push(usedMs() - begun);
    }
    await done;
    const wholeMs = usedMs() - since;
    expect(own.find('/imovel/casa-%C3%A9-199999.html', '')?.redirect.location).toBe('/imoveis?pagina=199999');
    // The garbage collector's threads count too, and take some turns for themselves.
    const longMs = turns.filter((ms) => ms > 50).reduce((sum, ms) => sum + ms, 0);
    expect(longMs).toBeLessThan(wholeMs / 20);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
