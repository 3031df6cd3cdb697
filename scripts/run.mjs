import { programs } from './programs.mjs';
import { ensureBuilt, ensureInstalled, ensureNode } from './workshop/ensure.mjs';
import { exists } from './workshop/freshness.mjs';
import { main, start, Stop } from './workshop/steps.mjs';

/** What `npm run …` starts once everything is installed and built; the rest of the command line is handed on. */
const commands = {
  ...Object.fromEntries(Object.entries(programs).map(([name, path]) => [name, [path]])),
  bench: ['--import', 'tsx', 'bench/main.ts'],
};

await main(async () => {
  const [name, ...args] = process.argv.slice(2);
  const program = commands[name];
  if (!program) throw new Stop(`Uso: node scripts/run.mjs ${Object.keys(commands).join('|')} [argumentos]`);
  ensureNode();
  await ensureInstalled();
  await ensureBuilt();
  const settings = (await exists('.env')) ? ['--env-file=.env'] : [];
  const child = start(process.execPath, [...settings, '--enable-source-maps', ...program, ...args], {
    env: { NODE_ENV: 'production', ...process.env },
  });
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
});
