import { openDatabase } from '@api/open-database';
import type { ApiEnv } from '@api/env';
import type { MailDelivery } from '@api/platform/email/mail-delivery';
import { waitingMail, type WaitingMail } from '@api/platform/email/waiting-mail';
import { createLogger } from '@api/platform/process/log';
import { counted, nounFor } from '@domain/kernel/counts';
import { momentText } from '@domain/kernel/moment';

/** Changes nothing, migrates nothing. @throws StartupError if the database does not answer */
export async function readWaitingMail(env: Pick<ApiEnv, 'databaseUrl' | 'dataDir'>): Promise<WaitingMail> {
  const { db, close } = await openDatabase({ ...env, join: true, log: createLogger('silent') });
  try {
    return await waitingMail(db);
  } finally {
    await close();
  }
}

const advice = {
  smtp: 'SMTP_URL está definida: se o número não diminui, o log do site diz por quê (npm run catalogue -- work).',
  files:
    'Viram arquivos em DATA_DIR/emails: se o número não diminui, o log do site diz por quê (npm run catalogue -- work).',
  none: 'Nestas configurações falta SMTP_URL: defina-a em uma instância ao menos, e eles saem sozinhos (ou MAIL=files, para que virem arquivos em DATA_DIR/emails).',
};

export function mailReport({ count, since }: WaitingMail, delivery: MailDelivery): string {
  if (!since) return 'Nenhum e-mail espera para sair.\n';
  return `${counted(count, 'e-mail', 'e-mails')} ${nounFor(count, 'espera', 'esperam')} para sair desde ${momentText(since)}. ${advice[delivery ?? 'none']}\n`;
}
