import { Icon } from '~/components/ui/icon';
import { initials, type BrokerProfile } from '~/domain/broker';
import { creciText } from '@domain/brokerage/creci-text';
import { CallButton } from './call-button';
import { contactId } from './contact-panel';

/** Portrait, name with CRECI number, segment and contacts (prototype corretor-imoveis). */
export function Profile({ broker }: { broker: BrokerProfile }) {
  const { name, creci, cv, segment, squad, avatar, linkedin } = broker;
  const facts = [
    ['Segmento', segment],
    ['Equipe', squad],
  ].filter(([, value]) => value);
  return (
    <section className="cor-heroi palco g">
      <div className={avatar ? 'l6 cor-foto' : 'cor-foto cor-foto--letras'}>
        {avatar ? (
          <img src={avatar} alt={`Retrato de ${name}`} width={480} height={600} fetchPriority="high" />
        ) : (
          <span aria-hidden="true">{initials(name)}</span>
        )}
      </div>
      <div className={avatar ? 'l10 cor-voz' : 'cor-voz'}>
        <h1>
          {name} <small>{creciText(creci)}</small>
        </h1>
        {cv && (
          <div className="prosa">
            {cv.split(/\n\s*/).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        )}
        {facts.length > 0 && (
          <dl className="contas">
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <div className="acoes">
          <CallButton broker={broker} className="bt bt--1" />
          <a className="bt bt--2" href={`#${contactId}`}>
            <Icon name="mail" small />
            Mensagem
          </a>
          {linkedin && (
            <a
              className="bi"
              href={linkedin}
              target="_blank"
              rel="noopener"
              aria-label={`LinkedIn de ${name} (abre em nova aba)`}
            >
              <Icon name="linkedin" />
            </a>
          )}
        </div>
      </div>
    </section>
  );
}
