import { withMemoryLimits } from './programs.mjs';
import { ensureBuilt, ensureInstalled, ensureNode } from './workshop/ensure.mjs';
import { readEnvFile } from './workshop/env-file.mjs';
import { writeEventsForPrograms } from './workshop/output.mjs';
import { ended, main, start } from './workshop/steps.mjs';

/** `npm start`: installs and builds if necessary, then runs the website. */
writeEventsForPrograms();
await main(async () => {
  ensureNode();
  const settings = await readEnvFile();
  await ensureInstalled();
  await ensureBuilt();
  const server = start(process.execPath, ['--enable-source-maps', 'build/server/index.js'], {
    env: withMemoryLimits({ ...settings, ...process.env, NODE_ENV: 'production' }),
  });
  return ended(server);
});
