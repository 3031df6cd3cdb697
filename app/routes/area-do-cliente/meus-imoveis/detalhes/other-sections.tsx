import { propertyFacts } from '@domain/property/property-texts';
import { Icon } from '~/components/ui/icon';
import { FavoritesForm } from '~/features/favorites/favorites-form';
import { PropertyCard } from '~/features/property-card/property-card';
import { useBrokerage } from '~/components/use-brokerage';
import { links } from '~/links';
import { Part, Section } from './part';
import type { Report } from './report';

const ofList = 'Tente de novo daqui a pouco.';

export const DetailsSection = ({ report }: { report: Report }) => (
  <Section report={report} page="caracteristicas-do-imovel">
    <Part
      report={report}
      page="caracteristicas-do-imovel"
      part="details"
      failed={{ title: 'As características não chegaram agora.', text: ofList }}
    >
      {({ area, dorms, suites, parking_lots, propertyDetails, condominiumDetails, description }) => (
        <>
          <ul className="ficha">
            {propertyFacts({ area, dorms, suites, parkingLots: parking_lots }).map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
          {propertyDetails.length > 0 && <Attributes title="Do imóvel" names={propertyDetails} />}
          {condominiumDetails.length > 0 && <Attributes title="Do condomínio" names={condominiumDetails} />}
          {description && <p className="relat__texto">{description}</p>}
        </>
      )}
    </Part>
  </Section>
);

const Attributes = ({ title, names }: { title: string; names: readonly string[] }) => (
  <>
    <h3 className="rot">{title}</h3>
    <ul className="relat__itens">
      {names.map((name) => (
        <li key={name}>
          <Icon name="check" small />
          {name}
        </li>
      ))}
    </ul>
  </>
);

/** The CRECI number beside the broker's name is a legal requirement. */
export const BrokerSection = ({ report }: { report: Report }) => (
  <Section report={report} page="corretor">
    <Part
      report={report}
      page="corretor"
      part="broker"
      failed={{
        title: 'O contato do consultor não carregou.',
        text: 'Fale conosco; encaminhamos a quem cuida do seu imóvel.',
      }}
    >
      {(broker) =>
        broker ? (
          <div className="cor-linha">
            <div>
              <h3>{broker.name}</h3>
              {broker.segment && <p className="menor suave">{broker.segment}</p>}
              <p className="nota">{broker.creci}</p>
              <p className="cor-elos">
                <a className="elo menor" href={broker.profile}>
                  Ver perfil
                </a>
                {broker.linkedin && (
                  <a className="elo menor" href={broker.linkedin} target="_blank" rel="noopener">
                    LinkedIn <span className="vh">(abre em nova aba)</span>
                  </a>
                )}
              </p>
              <p className="so-papel">
                {[broker.phone && broker.phone.text, broker.email].filter(Boolean).join(' · ')}
              </p>
            </div>
            <div className="acoes">
              {broker.phone && (
                <a className="bt bt--1 bt--c" href={broker.phone.href}>
                  <Icon name="phone" small />
                  {broker.phone.text}
                </a>
              )}
              {broker.email && (
                <a className="bt bt--2 bt--c" href={`mailto:${broker.email}`}>
                  <Icon name="mail" small />
                  E-mail
                </a>
              )}
            </div>
          </div>
        ) : (
          <p>
            A nossa equipe cuida do seu imóvel. <a href={links.contact()}>Falar conosco</a>
          </p>
        )
      }
    </Part>
  </Section>
);

const favoritesForm = 'favoritos';

/** Similar properties, as visitors see them. */
export const SimilarSection = ({ report }: { report: Report }) => (
  <Section report={report} page="produtos-similares">
    <Part
      report={report}
      page="produtos-similares"
      part="similar"
      failed={{ title: 'Os similares não chegaram agora.', text: ofList }}
    >
      {({ cards, page, hasMore }) =>
        cards.length === 0 ? (
          <p className="frase">Nenhum imóvel parecido no ar.</p>
        ) : (
          <>
            <p className="frase">Os que um comprador vê ao lado do seu.</p>
            <div className="tres">
              {cards.map((card) => (
                <PropertyCard card={card} favoritesForm={favoritesForm} key={card.id} />
              ))}
            </div>
            {(page > 1 || hasMore) && (
              <p className="acoes">
                {page > 1 && (
                  <a className="elo" href={links.similarOfReport(report.id, page - 1)}>
                    Anteriores
                  </a>
                )}
                {hasMore && (
                  <a className="elo" href={links.similarOfReport(report.id, page + 1)}>
                    Mais parecidos
                  </a>
                )}
              </p>
            )}
            <FavoritesForm id={favoritesForm} returnTo={links.ownerReport(report.id, 'produtos-similares')} />
          </>
        )
      }
    </Part>
  </Section>
);

export function OnlyYouSection({ report }: { report: Report }) {
  const { onlyYou } = useBrokerage().pages;
  if (!report.head?.onlyYouUntil) return null;
  return (
    <Section report={report} page="exclusividade-only-you">
      <p className="frase">{`Seu imóvel está no programa ${onlyYou ?? 'de exclusividade'} até ${report.head.onlyYouUntil}: só nós o apresentamos.`}</p>
      {onlyYou && (
        <a className="elo" href={links.onlyYou()}>
          Como funciona
        </a>
      )}
    </Section>
  );
}
