import type { Kysely } from 'kysely';
import type { Command, CommandLine } from './command-line';
import { type ExitCode, exitCodes, UsageError } from './exit-codes';
import { table } from './output';
import type { Database } from '@api/database';
import type { MailDelivery } from '@api/platform/email/mail-delivery';
import { type DemoOwner, makeDemoOwner, NoDemoOwner, ownersProperties } from '@api/demo/make-owner';
import { formatNumber } from '@domain/kernel/money';
import { email } from '@domain/validation/email';

/** `demo-owner`: gives a new user an owner report on demo properties. */
export function addDemoOwner({ add, runs }: CommandLine<Command>): void {
  add('demo-owner', 'demo-owner pede um e-mail')
    .argument('<email>')
    .action((address: string) => {
      const person = email.safeParse(address);
      if (!person.success) throw new UsageError(`'${address}' não é um e-mail`);
      runs((db, { mail }) => run(db, person.data.toLowerCase(), mail.delivery));
    });
}

async function run(db: Kysely<Database>, person: string, delivery: MailDelivery): Promise<ExitCode> {
  try {
    console.log(ownerText(await makeDemoOwner(db, person), delivery));
    return exitCodes.done;
  } catch (error) {
    if (!(error instanceof NoDemoOwner)) throw error;
    console.error(`RECUSADO, nada foi mudado: ${error.message}`);
    return exitCodes.refused;
  }
}

const emailTexts = {
  smtp: 'chega pelo correio eletrônico',
  files: 'fica em DATA_DIR/emails',
  none: 'espera na fila até que uma instância tenha SMTP_URL',
};

function ownerText(
  { linked, homes: properties, written, account, isInvited }: DemoOwner,
  delivery: MailDelivery,
): string {
  const isNew = linked + written.events + written.views > 0;
  const emailText = emailTexts[delivery ?? 'none'];
  const how: Record<DemoOwner['account'], string> = {
    proven: 'A conta deste e-mail vê tudo desde já',
    unproven: `A conta deste e-mail vê tudo assim que for validada: a carta que a valida ${emailText}`,
    none: `Cadastre-se com este e-mail em /area-do-cliente/login e valide a conta: a carta ${emailText}${isInvited ? '; um convite está na fila das cartas' : ''}`,
  };
  return `${table([
    ['imóveis do proprietário', ownersProperties.length, ownersProperties.join(', ')],
    ['ligados agora', linked, ''],
    ['imóveis com história', properties, ''],
    ['acontecimentos gravados', written.events, ''],
    ['contagens gravadas', formatNumber(written.views), ''],
  ])}
${isNew ? '' : '\nNada mudou: tudo já estava lá.'}
${how[account]}. Depois: /area-do-cliente/meus-imoveis`;
}
