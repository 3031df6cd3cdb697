import type { Negotiation } from '@domain/search/filters';
import type { Photo } from '~/domain/property';
import { Gravura } from '~/components/ui/gravura';
import { useBrokerage } from '~/components/use-brokerage';
import { Icon } from '~/components/ui/icon';
import { whereWeWork } from '~/domain/where-we-work';
import { SimpleSearch } from '~/features/search-box/simple-search';
import { SearchBox } from '~/features/search-box/search-box';
import { hasPicture, objectPositionOf, pictureUrl } from '~/domain/picture';
import { pictureLoading } from '@domain/media/photo';
import type { HomeTexts } from '../sections';
import { heroSources } from './hero-photo';
import type { Slide } from './hero-data.server';

interface HeroProps {
  slides: readonly Slide[];
  /** Set if all properties have the same negotiation. */
  only?: Negotiation;
  isSimple?: boolean;
  texts: HomeTexts;
}

/** First view. Radio buttons select a slide, so it works without scripts; slides never change by themselves. */
export function Hero({ slides, only, isSimple, texts }: HeroProps) {
  const brokerage = useBrokerage();
  return (
    <section className="heroi">
      <div className="palco g">
        <div className="heroi__voz">
          <h1>{texts.title ?? 'Imóveis à venda e para alugar'}</h1>
          <p className="lide">{texts.lead ?? `Casas e apartamentos${whereWeWork(brokerage)}.`}</p>
        </div>
        <div className="heroi__foto">
          {slides.map(({ photo, href }, index) => (
            <HeroPhoto photo={photo} first={index === 0} key={href} />
          ))}
          {slides.length === 0 && <HeroPrint first />}
        </div>
        {isSimple ? (
          <SimpleSearch className="heroi__busca" negotiation={only} />
        ) : (
          <SearchBox
            variant={only ? 'header' : 'hero'}
            className={only ? 'heroi__busca busca--linha' : 'heroi__busca'}
            negotiation={only}
          />
        )}
        {slides.length > 0 && <Captions slides={slides} />}
      </div>
    </section>
  );
}

/** The first photo has priority; the others load on selection. */
function HeroPhoto({ photo, first }: { photo: Photo; first: boolean }) {
  if (!hasPicture(photo)) return <HeroPrint first={first} />;
  const { width, height, alt } = photo;
  const objectPosition = objectPositionOf(photo);
  return (
    <picture>
      {photo.base &&
        heroSources(photo).map((source) => <source {...source} key={source.type + source.media} />)}
      <img
        src={pictureUrl(photo, 1080)}
        alt={alt}
        width={width}
        height={height}
        style={objectPosition ? { objectPosition } : undefined}
        {...pictureLoading(first)}
      />
    </picture>
  );
}

/** Fallback without a photo, or until it is fetched. */
const HeroPrint = ({ first }: { first: boolean }) => (
  <Gravura name="casa-concreto" sizes="(min-width:64rem) 72vw,188vw" priority={first} />
);

function Captions({ slides }: { slides: readonly Slide[] }) {
  return (
    <div className="heroi__leg">
      {slides.map(({ title, subtitle, href }) => (
        <p className="nota" key={href}>
          <span>
            <b>{title}.</b> {subtitle}
          </span>
          <a className="elo menor" href={href}>
            Ver imóveis <Icon name="arrow" small />
          </a>
        </p>
      ))}
      {slides.length > 1 && (
        <fieldset className="compasso">
          <legend className="vh">Fotografia</legend>
          {slides.map(({ title, href }, index) => (
            <label key={href}>
              <input type="radio" name="fotografia" value={index + 1} defaultChecked={index === 0} />
              <span className="vh">{title}</span>
            </label>
          ))}
        </fieldset>
      )}
    </div>
  );
}
