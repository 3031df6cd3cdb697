import { ensureInstalled, ensureNode } from './workshop/ensure.mjs';
import { readEnvFile } from './workshop/env-file.mjs';
import { passOnAsEvents, writeEventsForPrograms } from './workshop/output.mjs';
import { ended, main, start } from './workshop/steps.mjs';

const watched = ['server/**', 'api/**'].flatMap((files) => ['--include', files]);

/** `npm run dev`: installs if necessary, then serves the source and restarts after changes. */
const areEvents = writeEventsForPrograms();
await main(async () => {
  ensureNode();
  const settings = await readEnvFile();
  await ensureInstalled();
  const tsx = ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', ...watched, 'server.ts'];
  const server = start(process.execPath, tsx, {
    env: { ...settings, NODE_ENV: 'development', ...process.env },
    stdio: areEvents ? ['inherit', 'pipe', 'pipe'] : 'inherit',
  });
  // tsx and Vite write text.
  if (areEvents) for (const name of ['stdout', 'stderr']) passOnAsEvents(server[name], process[name]);
  return ended(server);
});
