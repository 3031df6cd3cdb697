import { initials, telUrl, type BrokerCard } from '~/domain/broker';
import { creciText } from '@domain/brokerage/creci-text';
import type { Brokerage } from '@domain/brokerage/brokerage';
import { links } from '~/links';
import { Logo } from './logo';
import { FooterEnd } from './footer-end';
import { SearchButton } from './header-fragment';
import { FragmentIcon } from './fragment-icon';

interface BrokerFragmentProps {
  broker: BrokerCard;
  firm: Brokerage;
}

/** Header of a broker's pages (brief §9 and §16): no menus. */
export function BrokerHeaderFragment({ broker, firm: brokerage }: BrokerFragmentProps) {
  const { slug, name, creci, phone } = broker;
  return (
    <div className="palco topo__barra">
      <Logo firm={brokerage} />
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
            <FragmentIcon name="phone" small />
            <span>{phone}</span>
          </a>
        )}
        <SearchButton />
      </div>
    </div>
  );
}

export function BrokerFooterFragment({ broker, firm: brokerage }: BrokerFragmentProps) {
  const { slug, name, creci, phone } = broker;
  return (
    <div className="palco">
      <div className="pe__corretor">
        <Logo firm={brokerage} />
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
      <FooterEnd name={brokerage.name} isDemo={brokerage.isDemo} />
    </div>
  );
}

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
