import { useRef } from 'react';
import { withNoBreakSpaces } from '@domain/kernel/no-break-spaces';
import { Gravura } from '~/components/ui/gravura';
import type { PropertyDetail } from '~/domain/property';
import { exclusiveBadge } from '~/features/property-card/card-data';
import { contactId } from './contact/property-contact';
import { GalleryPanel } from './gallery/gallery-panel';
import { GalleryTabs } from './gallery/gallery-tabs';
import { tabLabels } from './gallery/tabs';
import type { Gallery } from './gallery/use-gallery';
import { Amount } from './price-box';
import type { PropertyTexts } from './texts';

interface OpeningProps {
  detail: PropertyDetail;
  texts: PropertyTexts;
  gallery: Gallery;
  /** Whether a measured plan follows. */
  hasPlan: boolean;
}

/** Photograph, name, price, sentence and visit: the first screen (decision 0109). Read in this order; the design moves the sentence. */
export function Opening({ detail, texts, gallery, hasPlan }: OpeningProps) {
  const { price, lead } = texts;
  const panel = useRef<HTMLDivElement>(null);
  const { view } = gallery;
  return (
    <section className="abre" aria-labelledby="titulo">
      <div className="abre__g">
        <div
          className="galeria"
          ref={panel}
          tabIndex={-1}
          role="group"
          aria-label={view === 'fotos' ? tabLabels.galeria : tabLabels[view]}
        >
          <GalleryPanel
            gallery={gallery}
            title={detail.titulo1}
            instead={texts.opensDrawn && <Building type={detail.detalhes.tipoImovel} />}
          />
        </div>
        <div className="abre__t">
          {texts.badges.length > 0 && (
            <p className="abre__s">
              {texts.badges.map((badge) => (
                <span className={badge === exclusiveBadge ? 'selo selo--tinta' : 'selo'} key={badge}>
                  {badge}
                </span>
              ))}
            </p>
          )}
          <h1 id="titulo">{withNoBreakSpaces(detail.titulo1)}</h1>
          <p className="abre__l">{texts.place}</p>
          <div className="abre__p">
            <Amount price={price} />
            {texts.runningCosts && <p className="suave menor">{texts.runningCosts}</p>}
          </div>
          {lead && <p className="lide">{lead}</p>}
          <p className="abre__a">
            <a className="bt bt--1" href={`#${contactId}`}>
              {texts.isInterestOnly ? 'Tenho interesse' : 'Agendar visita'}
            </a>
          </p>
        </div>
      </div>
      <div className="palco">
        <GalleryTabs gallery={gallery} panel={panel} hasPlan={hasPlan} />
      </div>
    </section>
  );
}

/** A building that is not built yet is drawn; a rendering would look like a photograph. */
const Building = ({ type }: { type: PropertyDetail['detalhes']['tipoImovel'] }) => (
  <Gravura
    name={type.startsWith('casa') ? 'casa-branca' : 'torre-jardins'}
    sizes="(min-width:64rem) 62vw,100vw"
    alt="Gravura: o prédio ainda não existe"
    priority
  />
);
