import { creciText, initials, telUrl, type BrokerCard } from '~/domain/broker';
import type { Firm } from '@domain/firm';
import { links } from '~/links';
import { Logo } from './logo';
import { FooterEnd } from './footer-end';
import { SearchButton } from './header-part';
import { PartIcon } from './part-icon';

interface BrokerParts {
  broker: BrokerCard;
  firm: Firm;
}

/** The header of a broker's pages (brief §9 and §16): logo, broker, phone; no menus. */
export function BrokerHeaderPart({ broker, firm }: BrokerParts) {
  const { slug, name, creci, phone } = broker;
  return (
    <div className="palco topo__barra">
      <Logo firm={firm} />
      <div className="topo__corretor">
        <a className="quem" href={links.broker(slug)}>
          <Face broker={broker} />
          <span className="menor">
            <b>{name}</b>
            <span className="nota">{creciText(creci)}</span>
          </span>
        </a>
        {phone && (
          <a className="bt bt--2 bt--c" href={telUrl(phone)} aria-label={`Ligar para ${name}: ${phone}`}>
            <PartIcon name="phone" small />
            <span>{phone}</span>
          </a>
        )}
        <SearchButton />
      </div>
    </div>
  );
}

/** The footer of a broker's pages: who, registration, phone. */
export function BrokerFooterPart({ broker, firm }: BrokerParts) {
  const { slug, name, creci, phone } = broker;
  return (
    <div className="palco">
      <div className="pe__corretor">
        <Logo firm={firm} />
        <div className="quem">
          <Face broker={broker} />
          <p className="menor">
            <a href={links.broker(slug)}>
              <b>{name}</b>
            </a>
            <span className="suave">
              {creciText(creci)}
              {phone && (
                <>
                  , <a href={telUrl(phone)}>{phone}</a>
                </>
              )}
            </span>
          </p>
        </div>
      </div>
      <hr className="batida" />
      <FooterEnd name={firm.name} />
    </div>
  );
}

/** The portrait, or a plate with the five bars and the initials. */
function Face({ broker: { name, avatar } }: { broker: BrokerCard }) {
  if (avatar)
    return (
      <span className="rosto">
        <img src={avatar} alt="" width="48" height="48" loading="lazy" />
      </span>
    );
  return (
    <span className="rosto" aria-hidden="true">
      {initials(name)}
    </span>
  );
}
