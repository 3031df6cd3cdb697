import { type Kysely, sql } from 'kysely';
import { idOf } from '@api/contacts/responsibles';
import { isOpen } from '@api/contacts/queries/parts';
import type { Email, EmailBrokerage } from '@api/platform/email/email';
import { emailPages } from '@api/platform/email/email-pages';
import { counted } from '@domain/kernel/counts';
import { weekdayText } from '@domain/kernel/moment';
import type { PersonRef } from '@domain/leads/distribution/distribution-rules';
import type { DistributionDatabase } from './schema';

/** Next steps that the letter of a day names. */
export interface StepsOfDay {
  /** Of one address. */
  people: readonly PersonRef[];
  leads: readonly number[];
  /** ISO */
  day: string;
}

/** Rows of `lead` that these people answer. */
export const isAnsweredBy = (people: readonly PersonRef[]) => {
  const ids = (kind: 'broker' | 'member') => people.flatMap((person) => idOf(kind, person) ?? []);
  return sql<boolean>`(lead.broker_id = any(${ids('broker')}::int[]) or lead.member_id = any(${ids('member')}::int[]))`;
};

/** Steps that are still due; null: none of them. */
export async function stepsEmail(
  db: Kysely<DistributionDatabase>,
  { people, leads, day }: StepsOfDay,
  { recipient, brokerage: { siteUrl } }: { recipient: string; brokerage: EmailBrokerage },
): Promise<Email | null> {
  const rows = await db
    .selectFrom('lead')
    .select(['name', 'whatsapp', 'next_step'])
    .select((lead) =>
      lead
        .selectFrom('property')
        .select('property.reference')
        .whereRef('property.id', '=', 'lead.product_id')
        .as('reference'),
    )
    .select(sql<string>`to_char(next_on, 'YYYY-MM-DD')`.as('due'))
    .where(sql<boolean>`lead.id = any(${leads}::bigint[])`)
    .where(isAnsweredBy(people))
    .where(isOpen)
    .where(sql<boolean>`next_on <= ${day}::date`)
    .orderBy('next_on')
    .orderBy('lead.id')
    .execute();
  if (rows.length === 0) return null;
  const member = await db
    .selectFrom('staff_member')
    .select('id')
    .where('email', '=', recipient)
    .executeTakeFirst();
  return {
    subject: `Hoje: ${counted(rows.length, 'próximo passo', 'próximos passos')}`,
    preview: rows.map(({ name }) => name).join(', '),
    heading: rows.length === 1 ? 'O seu próximo passo.' : 'Os seus próximos passos.',
    paragraphs: rows.map((row) => stepText(row, day)),
    action: member ? { label: 'Abrir a Mesa', url: siteUrl + emailPages.admin } : undefined,
    notes: ['Cada passo vem numa carta só, às 8h do dia, de segunda a sábado.'],
    reason: 'Você recebe este e-mail porque estes contatos são seus e têm um próximo passo com data.',
  };
}

interface Step {
  name: string;
  whatsapp: string | null;
  reference: string | null;
  next_step: string | null;
  due: string;
}

/** 'Desde sexta, 27/11: ligar de novo. Beatriz Sá, +55 (21) 99876-1234, imóvel 18533.' */
function stepText({ name, whatsapp, reference, next_step, due }: Step, day: string): string {
  const when = due === day ? 'Hoje' : `Desde ${weekdayText(due)}`;
  const step = (next_step ?? 'Retomar o contato').trim().replace(/\.$/, '');
  const who = [name, whatsapp, reference && `imóvel ${reference}`].filter(Boolean).join(', ');
  return `${when}: ${step}. ${who}.`;
}
