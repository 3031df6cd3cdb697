import type { PropertyDetail } from '~/domain/property';
import { useBroker } from '~/features/broker/broker-context';
import { Icon } from '~/components/ui/icon';
import { initials } from '~/domain/broker';
import { creciText } from '@domain/brokerage/creci-text';
import { links } from '~/links';

/**
 * Broker of the URL, otherwise the property's, unless the note above has presented this person.
 * The CRECI number is required (domain notes, Brazil).
 */
export function BrokerCard({ detail: { corretor: own, notaDoCorretor } }: { detail: PropertyDetail }) {
  const broker = useBroker() ?? own;
  if (!broker || (notaDoCorretor && broker.slug === own?.slug)) return null;
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
