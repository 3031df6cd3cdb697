import { telUrl } from '~/domain/broker';
import { creciText } from '@domain/brokerage/creci-text';
import type { ReportBroker } from '~/domain/owner-report';
import { links } from '~/links';

/** The property's broker with all contacts; null: the brokerage itself. */
export const brokerShown = (broker: ReportBroker) =>
  broker && {
    name: broker.name,
    creci: creciText(broker.creci),
    segment: broker.segment,
    profile: links.broker(broker.slug),
    phone: broker.phone && { text: broker.phone, href: telUrl(broker.phone) },
    email: broker.email,
    linkedin: broker.linkedin,
  };
export type BrokerShown = NonNullable<ReturnType<typeof brokerShown>>;
