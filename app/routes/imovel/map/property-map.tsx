import { useEffect, useRef, useState } from 'react';
import { Icon } from '~/components/ui/icon';
import type { TileState } from '~/features/map/ground/ground-note';
import { whenSeen } from '~/features/views/on-screen.browser';
import { trackView, viewOf } from '~/features/views/track-view.browser';
import type { PropertyDetail } from '~/domain/property';
import { drawingNote, mapSiteHref, type Place } from './place';
import { StreetMap } from './street-map';

/** Location as text, our drawing and links; a street map if scripts run and the operator has map tiles. */
export function PropertyMap({ place, detail }: { place: Place; detail: PropertyDetail }) {
  const { point, address, isExact, nearby, drawing, distances } = place;
  return (
    <section className="bloco" aria-labelledby="localizacao">
      <h2 id="localizacao">Localização</h2>
      <p className="suave">
        {capitalized(address)}.
        {!point
          ? ' O endereço exato é informado na visita.'
          : !isExact && ' O ponto é aproximado: o endereço exato é informado na visita.'}
      </p>
      {!drawing && distances && <p className="lugar7">{distances}</p>}
      <Map place={place} view={viewOf(detail, 'map')} />
      <p className="mapa__elos">
        <a className="elo" href={nearby.href}>
          {nearby.label}
        </a>
        {point && (
          <a className="elo" href={mapSiteHref(point, isExact)} target="_blank" rel="noopener noreferrer">
            Abrir no OpenStreetMap
            <Icon name="external" small />
            <span className="vh">(abre em nova aba)</span>
          </a>
        )}
      </p>
    </section>
  );
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The drawing, and over it the street map as soon as its tiles are there. */
function Map({ place: { point, tiles, isExact, drawing }, view }: { place: Place; view: string }) {
  const container = useRef<HTMLElement>(null);
  const [streets, setStreets] = useState<TileState>('waiting');
  useEffect(() => {
    if (container.current) whenSeen([container.current], () => trackView(view));
  }, [view]);
  const hasStreets = point && tiles && streets !== 'missing';
  if (!drawing && !hasStreets) return null;
  return (
    <figure ref={container}>
      <div className={`mapa mapa--imovel${drawing ? '' : ' com-scripts'}`}>
        {drawing && streets !== 'there' && <div dangerouslySetInnerHTML={{ __html: drawing }} />}
        {hasStreets && (
          <StreetMap
            place={{ point, isExact, tiles }}
            isOverDrawing={drawing !== null}
            state={streets}
            onState={setStreets}
          />
        )}
      </div>
      {drawing && streets !== 'there' && <figcaption className="nota">{drawingNote(isExact)}</figcaption>}
    </figure>
  );
}
