import { parseArgs } from 'node:util';
import { type Command, onlyWithOwnBackEnd, runCommandLine } from '@api/cli/command-line';
import { UsageError } from '@api/cli/exit-codes';
import { runApply, runRemove, runShow } from '@api/cli/house-commands';
import { runDraft } from '@api/cli/house-draft';
import { houseHelp } from '@api/cli/house-help';

const dryRun = { 'dry-run': { type: 'boolean', default: false } } as const;

function readCommand([name, ...args]: string[]): Command | null {
  onlyWithOwnBackEnd();
  switch (name) {
    case 'apply': {
      const { positionals, values } = parseArgs({ args, allowPositionals: true, options: dryRun });
      if (positionals.length !== 1) throw new UsageError('apply pede um arquivo, como house.yaml');
      return (db, env) => runApply(db, positionals[0]!, { ...env, dryRun: values['dry-run'] });
    }
    case 'show':
      parseArgs({ args, options: {} });
      return runShow;
    case 'remove': {
      const { values } = parseArgs({ args, options: dryRun });
      return (db) => runRemove(db, values['dry-run']);
    }
    case 'draft': {
      const options = { out: { type: 'string' } } as const;
      const { positionals, values } = parseArgs({ args, allowPositionals: true, options });
      if (positionals.length !== 1) throw new UsageError('draft pede um feed: um arquivo ou um endereço');
      return (db) => runDraft(db, positionals[0]!, values.out);
    }
    case undefined:
    case 'help':
    case '--help':
    case '-h':
      return null;
    default:
      throw new UsageError(`não existe o comando '${name}'`);
  }
}

process.exitCode = await runCommandLine(houseHelp, readCommand);
