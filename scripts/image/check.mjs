import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ensureBuilt, ensureInstalled } from '../workshop/ensure.mjs';
import { freePort } from '../workshop/ports.mjs';
import { main, root, step, Stop } from '../workshop/steps.mjs';
import { commands } from './commands.mjs';
import { runContained, startContained } from './contained.mjs';
import { bytesIn, imageTree, nodeOf } from './lay-out.mjs';

const most = 200 * 1000 ** 2;

/** Tests the image by bubblewrap: size, documented commands, shutdown. `--node 22` selects another Node version. */
await main(async () => {
  const at = process.argv.indexOf('--node');
  const version = at < 0 ? '24' : process.argv[at + 1];
  await ensureInstalled();
  await ensureBuilt();
  const folder = await mkdtemp(join(tmpdir(), 'bossa-nova-image-'));
  try {
    const node = await step(`Node ${version}`, () => nodeOf(version));
    const tree = await imageTree(folder, node);
    const bytes = await bytesIn(join(tree, 'site'));
    const parts = await Promise.all(
      ['node_modules', 'build', 'api'].map(async (part) => [part, await bytesIn(join(tree, 'site', part))]),
    );
    const mb = (count) => `${(count / 1000 ** 2).toFixed(1)} MB`;
    console.log(
      `beyond its base: ${mb(bytes)} (${parts.map(([part, size]) => `${part} ${mb(size)}`).join(', ')})`,
    );
    if (bytes > most) throw new Stop(`the image has more than ${mb(most)} beyond its base`);
    await runAll({ tree, node, folder });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

async function runAll({ tree, node, folder }) {
  const data = join(folder, 'data');
  await mkdir(data, { mode: 0o700 });
  await cp(join(root, 'scripts/image/feed.xml'), join(data, 'feed.xml'));
  const container = { tree, node, data };
  const port = await freePort();
  const settings = {
    PORT: String(port),
    HOST: '127.0.0.1',
    EMBEDDED_DATABASE: 'on',
    PHOTOS: 'off',
    DEMO_CATALOGUE: 'off',
    DRAIN_MS: '500',
  };
  const site = await startContained({ ...container, name: 'site', hasNetwork: true }, [], settings);
  try {
    await step('The website starts', () => untilReady(port, site));
    const beside = (args, given = {}) =>
      runContained({ ...container, name: 'beside' }, args, {
        PHOTOS: 'off',
        DEMO_CATALOGUE: 'off',
        ...given,
      });
    for (const [wanted, args, expected, given] of commands) {
      const { code, said: output } = await beside(args, given);
      const isRight = code === wanted && expected.test(output);
      console.log(`${isRight ? '✓' : '✗'} ${Array.isArray(args) ? args.join(' ') : args.about}: ${code}`);
      if (!isRight) throw new Stop(`expected ${wanted} and ${expected.source}`, output);
    }
    const answer = await fetch(`http://127.0.0.1:${port}/imoveis/venda/moema`);
    if (!(await answer.text()).includes('vista para o parque'))
      throw new Stop('what was imported is not on its page');
  } catch (error) {
    console.error(error.output ?? '', site.said().slice(-2000));
    site.signal('SIGKILL');
    await site.ended;
    throw error;
  }
  const since = performance.now();
  site.signal('SIGTERM');
  const code = await site.ended;
  console.log(
    `${code === 0 ? '✓' : '✗'} SIGTERM: ended with ${code} after ${Math.round(performance.now() - since)} ms`,
  );
  if (code !== 0) throw new Stop('the website did not end as it should', site.said());
}

async function untilReady(port, site) {
  for (let tries = 0; tries < 600; tries += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await pause(200);
  }
  throw new Stop('the website did not start', site.said());
}
