import { Icon } from '~/components/ui/icon';
import { Photo } from '~/components/ui/photo';
import { photoSizes, widestPhoto } from '@domain/media/photo';
import { PropertyCard } from '~/features/property-card/property-card';
import type { CampaignData, CampaignPart } from './campaign-data';
import '~/features/texts/texts.css';
import './campaign.css';

interface CampaignProps {
  parts: CampaignData['parts'];
  /** 'Ver os 14 imóveis': leads to the list; null: no count. */
  listLabel: string | null;
  listId: string;
  favoritesForm?: string;
}

/** Parts of a campaign page, above its list. */
export function Campaign({ parts, ...rest }: CampaignProps) {
  const titled = parts.findIndex((part) => 'title' in part && part.title !== null);
  return (
    <div className="lp">
      {parts.map((part, index) => (
        // Parts have no identity of their own and are never moved.
        <Part part={part} isFirst={index === 0} isTitle={index === titled} {...rest} key={index} />
      ))}
    </div>
  );
}

type PartProps = Omit<CampaignProps, 'parts'> & { part: CampaignPart; isFirst: boolean; isTitle: boolean };

function Part({ part, isFirst, isTitle, listLabel, listId, favoritesForm }: PartProps) {
  const Title = isTitle ? 'h1' : 'h2';
  switch (part.kind) {
    case 'opening':
      return (
        <section className="lp__abre">
          <Photo photo={part.photo} sizes={photoSizes.wideCard} maxWidth={widestPhoto} priority />
          <div className="lp__t">
            <h1>{part.title}</h1>
            <Html html={part.html} />
            {listLabel && (
              <a className="bt bt--1" href={`#${listId}`}>
                {listLabel}
              </a>
            )}
          </div>
        </section>
      );
    case 'text':
      return (
        <section className="palco lp__texto">
          {part.title && <Title>{part.title}</Title>}
          <Html html={part.html} />
        </section>
      );
    case 'photo':
      return (
        <div className="palco lp__foto">
          <Photo photo={part.photo} sizes="100vw" maxWidth={widestPhoto} priority={isFirst} />
        </div>
      );
    case 'properties':
      return (
        <section className="palco lp__imoveis" aria-label="Imóveis escolhidos">
          <div className="cards">
            {part.cards.map((card) => (
              <PropertyCard card={card} favoritesForm={favoritesForm} key={card.id} />
            ))}
          </div>
          {part.search && (
            <a className="elo" href={part.search}>
              Ver todos <Icon name="next" small />
            </a>
          )}
        </section>
      );
    case 'quote':
      return (
        <figure className="palco lp__citacao">
          <blockquote>{`“${part.text}”`}</blockquote>
          <figcaption>{part.author}</figcaption>
        </figure>
      );
    case 'contact':
      return (
        <section className="palco lp__contato" aria-label="Contato">
          <div>
            <p className="lp__n">{part.name ?? 'Quem atende'}</p>
            {part.creci && <p className="suave">{`CRECI ${part.creci}`}</p>}
          </div>
          <a className="bt bt--2" href={part.href}>
            {part.name ? `Falar com ${part.name.split(' ')[0]}` : 'Falar com um consultor'}
          </a>
        </section>
      );
  }
}

const Html = ({ html }: { html: string | null }) =>
  html === null ? null : <div className="lp__p" dangerouslySetInnerHTML={{ __html: html }} />;
