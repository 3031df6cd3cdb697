import { creciText, telUrl } from '~/domain/broker';
import type { ReportBroker } from '~/domain/owner-report';
import { links } from '~/links';

/** Who looks after the home, with every way to reach them; null: the house does. */
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
