import { parseArgs } from 'node:util';
import { type Command, onlyWithOwnBackEnd, runCommandLine } from '@api/cli/command-line';
import { UsageError } from '@api/cli/exit-codes';
import { leadsHelp } from '@api/cli/leads-help';
import {
  runBalance,
  runErase,
  runExport,
  runList,
  runRelease,
  runRetry,
  runShow,
} from '@api/cli/leads-commands';

function readCommand([name, ...args]: string[]): Command | null {
  onlyWithOwnBackEnd();
  switch (name) {
    case 'list': {
      const { values } = parseArgs({ args, options: { days: { type: 'string', default: '30' } } });
      if (!/^\d{1,4}$/.test(values.days)) throw new UsageError('--days pede um número de dias');
      return (db) => runList(db, Number(values.days));
    }
    case 'show': {
      const protocol = one(args, 'show pede um protocolo');
      return (db, env) => runShow(db, protocol, env.mail.siteUrl);
    }
    case 'retry': {
      const options = { untold: { type: 'boolean', default: false } } as const;
      const { positionals, values } = parseArgs({ args, allowPositionals: true, options });
      return (db, env) => runRetry(db, positionals, values.untold, env.leadPlaces);
    }
    case 'release': {
      const protocol = one(args, 'release pede um protocolo');
      return (db, env) => runRelease(db, protocol, env.leadPlaces);
    }
    case 'export': {
      const options = { csv: { type: 'boolean' }, out: { type: 'string' } } as const;
      const { values } = parseArgs({ args, options });
      if (!values.csv) throw new UsageError('export pede --csv');
      return (db) => runExport(db, values.out);
    }
    case 'erase': {
      const email = one(args, 'erase pede um e-mail');
      return (db, env) => runErase(db, email, env);
    }
    case 'balance':
      parseArgs({ args, options: {} });
      return runBalance;
    case undefined:
    case 'help':
    case '--help':
    case '-h':
      return null;
    default:
      throw new UsageError(`não existe o comando '${name}'`);
  }
}

function one(args: string[], message: string): string {
  const { positionals } = parseArgs({ args, allowPositionals: true, options: {} });
  if (positionals.length !== 1) throw new UsageError(message);
  return positionals[0]!;
}

process.exitCode = await runCommandLine(leadsHelp, readCommand);
