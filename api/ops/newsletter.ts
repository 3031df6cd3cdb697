import { confirmedAsCsv, listNames } from '@api/leads/subscriptions/csv';
import { subscriptionKinds } from '@domain/leads/subscription';
import { type Command, commandLine, onlyWithOwnBackEnd, runCommandLine } from './command-line';
import { exitCodes, UsageError } from './exit-codes';
import { newsletterHelp } from './newsletter-help';
import { writePieces } from './output';

const { add, option, runs, read } = commandLine<Command>(onlyWithOwnBackEnd);

add('export')
  .option('--csv')
  .addOption(option('--only <list>'))
  .addOption(option('--out <file>'))
  .action(({ csv, only, out }: { csv?: boolean; only?: string; out?: string }) => {
    if (!csv) throw new UsageError('export pede --csv');
    const kinds = subscriptionKinds.filter((kind) => only === undefined || listNames[kind] === only);
    if (kinds.length === 0) throw new UsageError('--only pede newsletter ou revista');
    runs(async (db, { mail: { siteUrl } }) => {
      await writePieces(confirmedAsCsv(db, siteUrl, kinds), out);
      return exitCodes.done;
    });
  });

process.exitCode = await runCommandLine(newsletterHelp, read);
