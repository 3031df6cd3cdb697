import type { Brokerage } from '@api/brokerage/brokerage';
import { type LockedBrokerage, lockBrokerage, saveChange } from '@api/brokerage/save-brokerage';
import { teamsOf, writeBroker } from '@api/brokerage/write-brokers';
import type { Write } from '@api/platform/db/transaction';
import { unprocessable } from '@api/platform/http/errors';
import type { StaffBrokerFields } from '@contract/staff-brokers';
import type { BrokerAdminDatabase } from './schema';

type Broker = Brokerage['brokers'][number];

interface OwnBroker {
  brokerage: LockedBrokerage;
  broker: Broker;
}

/** Locks the brokerage. null: another source's broker. undefined: there is none. */
export async function lockOwnBroker(
  write: Write<BrokerAdminDatabase>,
  id: number,
): Promise<OwnBroker | null | undefined> {
  const brokerage = await lockBrokerage(write);
  const row = await write
    .selectFrom('broker')
    .select(['slug', 'from_house'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const broker = row.from_house && brokerage?.content.brokers.find(({ slug }) => slug === row.slug);
  return brokerage && broker ? { brokerage, broker } : null;
}

export const fieldsOf = ({ name, creci, phone, email, linkedin, cv, active }: Broker): StaffBrokerFields => ({
  ...{ name, creci, phone: phone ?? null, email: email ?? null },
  ...{ linkedin: linkedin ?? null, cv: cv ?? null, active: active ?? true },
});

/** In the stored brokerage and in the broker's row. @throws the 422 of `email` */
export async function saveFields(
  write: Write<BrokerAdminDatabase>,
  { brokerage, broker }: OwnBroker,
  saved: Partial<StaffBrokerFields>,
): Promise<void> {
  const { content } = brokerage;
  if (saved.email === null && isRecipient(content, broker.slug))
    throw unprocessable({ email: ['Este corretor recebe contatos do site: informe um e-mail'] });
  const next = brokerWith(broker, { ...fieldsOf(broker), ...saved });
  const brokers = content.brokers.map((each) => (each === broker ? next : each));
  await writeBroker(write, next, teamsOf(brokers));
  await saveChange(write, brokerage, { ...content, brokers });
}

const isRecipient = ({ leads }: Brokerage, slug: string) =>
  Object.values(leads).some((people) => people.includes(slug));

function brokerWith(
  { active: _before, ...broker }: Broker,
  { active, phone, email, linkedin, cv, ...named }: StaffBrokerFields,
): Broker {
  return {
    ...{ ...broker, ...named, phone: phone ?? undefined, email: email ?? undefined },
    ...{ linkedin: linkedin ?? undefined, cv: cv ?? undefined },
    // As in the file: absent is true.
    ...(!active && { active }),
  };
}
