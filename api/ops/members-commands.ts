import type { Kysely } from 'kysely';
import { operator } from '@api/audit/record-act';
import type { Database } from '@api/database';
import type { MailDelivery } from '@api/platform/email/mail-delivery';
import { ApiError } from '@api/platform/http/errors';
import { invite, listInvitations } from '@api/staff/invitations';
import { changeRole, removeMember } from '@api/staff/members';
import { listMembers, type Member, memberByEmail } from '@api/staff/queries/members';
import { counted } from '@domain/kernel/counts';
import { momentText } from '@domain/kernel/moment';
import { isRole, type Role, roleNames, roles } from '@domain/staff/roles';
import { email } from '@domain/validation/email';
import type { Command, CommandLine } from './command-line';
import { type ExitCode, exitCodes, UsageError } from './exit-codes';
import { table } from './output';

const roleUsage = `o papel é um destes: ${roles.join(', ')}`;

/** `npm run staff`: who signs in to the admin. */
export function addMembers({ add, option, runs }: CommandLine<Command>): void {
  add('list').action(() => runs(runList));
  add('invite', `invite pede um e-mail e --role; ${roleUsage}`)
    .argument('<email>')
    .addOption(option('--role <role>'))
    .action((address: string, { role }: { role?: string }) => {
      const [person, wanted] = [emailOf(address), roleOf(role)];
      runs((db, { mail }) => runInvite(db, person, wanted, mail.delivery));
    });
  add('role', `role pede um e-mail e um papel; ${roleUsage}`)
    .argument('<email>')
    .argument('<role>')
    .action((address: string, role: string) => {
      const [person, wanted] = [emailOf(address), roleOf(role)];
      runs((db) =>
        change(db, person, (member) =>
          changeRole(db, operator, member.id, { role: wanted, was: member.role }),
        ),
      );
    });
  add('remove', 'remove pede um e-mail')
    .argument('<email>')
    .action((address: string) => {
      const person = emailOf(address);
      runs((db) => change(db, person, (member) => removeMember(db, operator, member.id)));
    });
}

function emailOf(text: string): string {
  const { data } = email.safeParse(text);
  if (data === undefined) throw new UsageError(`'${text}' não é um e-mail`);
  return data.toLowerCase();
}

function roleOf(text = ''): Role {
  if (!isRole(text)) throw new UsageError(roleUsage);
  return text;
}

async function runList(db: Kysely<Database>): Promise<ExitCode> {
  const [members, invitations] = [await listMembers(db), await listInvitations(db)];
  const rows = [
    ...members.map((each) => [
      ...[each.email, roleNames[each.role], each.name, each.has_factor ? '' : 'sem segundo fator'],
      each.last_used_at ? `último acesso ${momentText(new Date(each.last_used_at))}` : 'ainda não entrou',
    ]),
    ...invitations.map((each) => [
      ...[each.email, roleNames[each.role], 'convidada', ''],
      each.expires_at ? `até ${momentText(new Date(each.expires_at))}` : 'o e-mail ainda não saiu',
    ]),
  ];
  if (rows.length > 0) console.log(table(rows));
  console.log(
    `${counted(members.length, 'pessoa', 'pessoas')}, ${counted(invitations.length, 'convite', 'convites')}`,
  );
  return exitCodes.done;
}

const sentBy: Record<NonNullable<MailDelivery> | 'none', string> = {
  smtp: 'sai por e-mail',
  files: 'vira um arquivo em DATA_DIR/emails',
  none: 'espera por uma instância com SMTP_URL (ou MAIL=files)',
};

async function runInvite(
  db: Kysely<Database>,
  person: string,
  role: Role,
  delivery: MailDelivery,
): Promise<ExitCode> {
  const member = await memberByEmail(db, person);
  if (member && member.role !== role) {
    console.error(
      `RECUSADO, nada foi mudado: ${person} já é da equipe (${roleNames[member.role]}); role muda o papel`,
    );
    return exitCodes.refused;
  }
  await invite(db, operator, { email: person, role });
  console.log(
    `pronto: o convite de ${person} (${roleNames[role]}) ${sentBy[delivery ?? 'none']}, com o site no ar. Vale por 48 horas e serve uma vez.`,
  );
  return exitCodes.done;
}

async function change(
  db: Kysely<Database>,
  person: string,
  act: (member: Member) => Promise<unknown>,
): Promise<ExitCode> {
  const member = await memberByEmail(db, person);
  if (!member) throw new UsageError(`${person} não é da equipe`);
  try {
    await act(member);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    console.error(`RECUSADO, nada foi mudado: ${error.message}`);
    return exitCodes.refused;
  }
  console.log(`pronto: ${person}`);
  return exitCodes.done;
}
