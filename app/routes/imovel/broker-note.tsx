import { Icon } from '~/components/ui/icon';
import type { PropertyDetail } from '~/domain/property';
import { firstName, initials } from '~/domain/broker';
import { useBroker } from '~/features/broker/broker-context';
import { links } from '~/links';
import { contactId } from './contact/property-contact';
import type { PropertyTexts } from './texts';

const id = 'nota-do-corretor';

/** Signed note of the property's broker, the page's second screen (decisions 0078, 0109). */
export function BrokerNote({ detail, texts }: { detail: PropertyDetail; texts: PropertyTexts }) {
  const { notaDoCorretor: note, corretor: author } = detail;
  const visiting = useBroker();
  if (!note || !author) return null;
  const { name, avatar, slug } = author;
  return (
    <section className="gosto palco" aria-labelledby={id}>
      <h2 id={id}>{`Por que gosto ${texts.ofThisHome}`}</h2>
      <figure>
        <blockquote>
          <p>{note}</p>
        </blockquote>
        <figcaption className="gosto__q">
          <span className="rosto">
            {avatar ? (
              <img src={avatar} alt="" width={400} height={500} loading="lazy" />
            ) : (
              <span className="iniciais" aria-hidden="true">
                {initials(name)}
              </span>
            )}
          </span>
          <span>
            <a className="gosto__n" href={links.broker(slug)}>
              {name}
            </a>
            <span className="suave">{texts.brokerTitle}</span>
          </span>
          {(visiting?.slug ?? slug) === slug && !texts.isInterestOnly && (
            <a className="elo" href={`#${contactId}`}>
              <span>{`Visitar com ${firstName(name)}`}</span> <Icon name="arrow" small />
            </a>
          )}
        </figcaption>
      </figure>
    </section>
  );
}
