import type { PropertyDetail } from '~/domain/property';
import { useBroker } from '~/features/broker/broker-context';
import { Icon } from '~/components/ui/icon';
import { creciText, initials } from '~/domain/broker';
import { links } from '~/links';

/**
 * Who answers for the property: the broker in whose name the page is shown, else the property's own. The registration
 * stands beside the name (domain notes, Brazil).
 */
export function BrokerCard({ broker: own }: { broker: PropertyDetail['corretor'] }) {
  const broker = useBroker() ?? own;
  if (!broker) return null;
  const { name, creci, avatar, slug } = broker;
  return (
    <div className="corretor">
      <div className="rosto">
        {avatar ? (
          <img src={avatar} alt="" width={400} height={500} loading="lazy" />
        ) : (
          <span className="iniciais" aria-hidden="true">
            {initials(name)}
          </span>
        )}
      </div>
      <div>
        <h2>{name}</h2>
        <p className="menor suave">{creciText(creci)}</p>
        <a className="elo menor" href={links.broker(slug)}>
          Ver perfil <Icon name="arrow" small />
        </a>
      </div>
    </div>
  );
}
