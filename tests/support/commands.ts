import { addAlerts } from '@api/ops/alerts-command';
import { addAnnouncements } from '@api/ops/announcements-command';
import { type Command, type CommandLine, commandLine } from '@api/ops/command-line';
import { addDemoOwner } from '@api/ops/demo-owner-command';
import { addImport } from '@api/ops/import-command';
import { addInvitations } from '@api/ops/invitations-command';
import { addOwners } from '@api/ops/owners-command';
import { addPortals } from '@api/ops/portals-command';
import { addStaff } from '@api/ops/staff-command';

/** Reads the arguments of one command. */
export const reader =
  (name: string, add: (line: CommandLine<Command>) => void) =>
  (args: string[]): Command => {
    const line = commandLine<Command>();
    add(line);
    return line.read([name, ...args])!;
  };

export const alertsCommand = reader('alerts', addAlerts);
export const announcementsCommand = reader('announcements', addAnnouncements);
export const demoOwnerCommand = reader('demo-owner', addDemoOwner);
export const importCommand = reader('import', addImport);
export const invitationsCommand = reader('invitations', addInvitations);
export const ownersCommand = reader('owners', addOwners);
export const portalsCommand = reader('portals', addPortals);
export const staffCommand = reader('staff', addStaff);
