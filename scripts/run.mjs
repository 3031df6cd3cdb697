import { programs, withMemoryLimits } from './programs.mjs';
import { ensureBuilt, ensureInstalled, ensureNode } from './workshop/ensure.mjs';
import { readEnvFile } from './workshop/env-file.mjs';
import { writeEventsForPrograms } from './workshop/output.mjs';
import { ended, main, start, Stop } from './workshop/steps.mjs';

/** Targets of `npm run …` after installation and build; they receive the other arguments. */
const commands = {
  ...Object.fromEntries(Object.entries(programs).map(([name, path]) => [name, [path]])),
  bench: ['--import', 'tsx', 'bench/main.ts'],
};

const [name, ...args] = process.argv.slice(2);
// The output of the other programs is the answer to a command.
if (name === 'api') writeEventsForPrograms();
await main(async () => {
  const program = commands[name];
  if (!program) throw new Stop(`Uso: node scripts/run.mjs ${Object.keys(commands).join('|')} [argumentos]`);
  ensureNode();
  const settings = await readEnvFile();
  await ensureInstalled();
  await ensureBuilt();
  const env = { ...settings, NODE_ENV: 'production', ...process.env };
  const child = start(process.execPath, ['--enable-source-maps', ...program, ...args], {
    env: name === 'api' ? withMemoryLimits(env) : env,
  });
  return ended(child);
});
