import { type Command, commandLine, onlyWithOwnBackEnd, runCommandLine } from './command-line';
import { runApply, runRemove, runShow } from './brokerage-commands';
import { runDraft } from './brokerage-draft';
import { brokerageHelp } from './brokerage-help';

interface Flags {
  dryRun?: boolean;
  force?: boolean;
}

const { add, option, runs, read } = commandLine<Command>();

add('apply', 'apply pede um arquivo, como house.yaml')
  .argument('<file>')
  .option('--dry-run')
  .option('--force')
  .action((file: string, { dryRun = false, force = false }: Flags) =>
    runs((db, env) => runApply(db, file, { ...env, dryRun, force })),
  );
add('show').action(() => runs(runShow));
add('remove')
  .option('--dry-run')
  .option('--force')
  .action(({ dryRun = false, force = false }: Flags) => runs((db) => runRemove(db, { dryRun, force })));
add('draft', 'draft pede um feed: um arquivo ou um endereço')
  .argument('<feed>')
  .addOption(option('--out <file>'))
  .action((feed: string, { out }: { out?: string }) => runs((db) => runDraft(db, feed, out)));

process.exitCode = await runCommandLine(brokerageHelp, (args) => {
  onlyWithOwnBackEnd();
  return read(args);
});
