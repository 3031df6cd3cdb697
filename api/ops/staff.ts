import { type Command, commandLine, onlyWithOwnBackEnd, runCommandLine } from './command-line';
import { addDemo } from './staff-demo-command';
import { addMembers } from './members-commands';
import { staffHelp } from './staff-help';

const line = commandLine<Command>();
addMembers(line);
addDemo(line);

process.exitCode = await runCommandLine(staffHelp, (args) => {
  onlyWithOwnBackEnd();
  return line.read(args);
});
