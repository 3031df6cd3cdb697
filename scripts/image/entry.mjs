import { programs } from '../programs.mjs';

// Entry point of the image. Runs the program in this process, so that it receives signals.
const [name = 'start', ...args] = process.argv.slice(2);
const program = programs[name];
if (!program) {
  console.error(`Uso: ${Object.keys(programs).join(' | ')} [argumentos]`);
  process.exit(2);
}
process.argv = [process.argv[0], name, ...args];
await import(new URL(`../../${program}`, import.meta.url).href);
