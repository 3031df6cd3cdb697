import { programs } from '../programs.mjs';

// What the image runs: `docker run IMAGE catalogue import …`. In this very process, so that signals reach the program.
const [name = 'start', ...args] = process.argv.slice(2);
const program = programs[name];
if (!program) {
  console.error(`Uso: ${Object.keys(programs).join(' | ')} [argumentos]`);
  process.exit(2);
}
process.argv = [process.argv[0], name, ...args];
await import(new URL(`../../${program}`, import.meta.url).href);
