import { parseArgs } from 'node:util';
import { confirmedAsCsv, listNames } from '@api/subscriptions/csv';
import { subscriptionKinds } from '@domain/subscription';
import { type Command, onlyWithOwnBackEnd, runCommandLine } from './command-line';
import { exitCodes, UsageError } from './exit-codes';
import { newsletterHelp } from './newsletter-help';
import { writePieces } from './output';

function readCommand([name, ...args]: string[]): Command | null {
  if (name === undefined || ['help', '--help', '-h'].includes(name)) return null;
  onlyWithOwnBackEnd();
  if (name !== 'export') throw new UsageError(`não existe o comando '${name}'`);
  const options = { csv: { type: 'boolean' }, only: { type: 'string' }, out: { type: 'string' } } as const;
  const { values } = parseArgs({ args, options });
  if (!values.csv) throw new UsageError('export pede --csv');
  const { only, out } = values;
  const kinds = subscriptionKinds.filter((kind) => only === undefined || listNames[kind] === only);
  if (kinds.length === 0) throw new UsageError('--only pede newsletter ou revista');
  return async (db, { mail: { siteUrl } }) => {
    await writePieces(confirmedAsCsv(db, siteUrl, kinds), out);
    return exitCodes.done;
  };
}

process.exitCode = await runCommandLine(newsletterHelp, readCommand);
