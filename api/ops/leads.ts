import { type Command, commandLine, onlyWithOwnBackEnd, runCommandLine } from './command-line';
import { UsageError } from './exit-codes';
import { leadsHelp } from './leads-help';
import {
  runReconciliation,
  runErase,
  runExport,
  runList,
  runRelease,
  runRetry,
  runShow,
} from './leads-commands';

const { add, option, runs, read } = commandLine<Command>();

add('list')
  .addOption(option('--days <n>').default('30'))
  .action(({ days }: { days: string }) => {
    if (!/^\d{1,4}$/.test(days)) throw new UsageError('--days pede um número de dias');
    runs((db) => runList(db, Number(days)));
  });
add('show', 'show pede um protocolo')
  .argument('<protocol>')
  .action((protocol: string) => runs((db, env) => runShow(db, protocol, env.mail.siteUrl)));
add('retry')
  .argument('[protocols...]')
  .option('--untold')
  .action((protocols: string[], { untold = false }: { untold?: boolean }) =>
    runs((db, env) => runRetry(db, protocols, untold, env.leadPlaces)),
  );
add('release', 'release pede um protocolo')
  .argument('<protocol>')
  .action((protocol: string) => runs((db, env) => runRelease(db, protocol, env.leadPlaces)));
add('export')
  .option('--csv')
  .addOption(option('--out <file>'))
  .action(({ csv, out }: { csv?: boolean; out?: string }) => {
    if (!csv) throw new UsageError('export pede --csv');
    runs((db) => runExport(db, out));
  });
add('erase', 'erase pede um e-mail')
  .argument('<email>')
  .action((email: string) => runs((db, env) => runErase(db, email, env)));
add('balance').action(() => runs(runReconciliation));

process.exitCode = await runCommandLine(leadsHelp, (args) => {
  onlyWithOwnBackEnd();
  return read(args);
});
