import { ensureBuilt, ensureInstalled, ensureNode } from './workshop/ensure.mjs';
import { exists } from './workshop/freshness.mjs';
import { main, start } from './workshop/steps.mjs';

/** `npm start`: from a fresh clone to a running website; a second start does only what has changed. */
await main(async () => {
  ensureNode();
  await ensureInstalled();
  await ensureBuilt();
  const settings = (await exists('.env')) ? ['--env-file=.env'] : [];
  const server = start(process.execPath, [...settings, '--enable-source-maps', 'build/server/index.js'], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return new Promise((resolve) => server.once('exit', (code) => resolve(code ?? 1)));
});
