import type { Engine } from '@api/platform/db/engine';
import { StartupError } from '@api/platform/process/startup-error';

/** null: this process sends none, and e-mails wait in the database for an instance that does. */
export type MailDelivery = 'smtp' | 'files' | null;

interface MailSettings {
  hasServer: boolean;
  /** `MAIL=files`. */
  wantsFiles: boolean;
  engine: Engine;
}

/**
 * The embedded database has one instance, which writes files without a server (settled §5). Instances of a PostgreSQL share
 * their e-mails: one whose settings lack the server must not take them from the others.
 */
export function mailDelivery({ hasServer, wantsFiles, engine }: MailSettings): MailDelivery {
  if (hasServer && wantsFiles)
    throw new StartupError('MAIL=files e SMTP_URL não servem juntas: deixe só uma das duas.');
  if (hasServer) return 'smtp';
  return wantsFiles || engine === 'embedded' ? 'files' : null;
}

/** Mail programs and login shells set MAIL to the path of a mailbox: that is no choice. */
export function readMailChoice(text: string): 'files' | 'unset' | null {
  if (text === 'files') return 'files';
  return text.startsWith('/') ? 'unset' : null;
}
