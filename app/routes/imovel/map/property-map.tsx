import { useEffect, useRef, useState } from 'react';
import { Icon } from '~/components/ui/icon';
import type * as MapModule from './map-view.client';
import { mapSiteHref, type Place } from './place';

/** A map is drawn once it is this near to what is seen. */
const near = '300px';

/** Where the property is: in words and links, and on a map where scripts run and the operator has one. */
export function PropertyMap({ place }: { place: Place }) {
  const { address, isExact, nearbyHref, tiles } = place;
  return (
    <section className="bloco" aria-labelledby="localizacao">
      <h2 id="localizacao">Localização</h2>
      <p className="suave">
        {address}.{!isExact && ' O ponto é aproximado: o endereço exato é informado na visita.'}
      </p>
      {tiles && <DrawnMap place={place} tiles={tiles} />}
      <p className="mapa__elos">
        <a className="elo" href={nearbyHref}>
          Ver imóveis por perto
        </a>
        <a className="elo" href={mapSiteHref(place)} target="_blank" rel="noopener noreferrer">
          Abrir no OpenStreetMap
          <Icon name="external" small />
          <span className="vh">(abre em nova aba)</span>
        </a>
      </p>
    </section>
  );
}

function DrawnMap({ place, tiles }: { place: Place; tiles: NonNullable<Place['tiles']> }) {
  const frame = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<typeof MapModule | 'failed'>();
  const load = () => void import('./map-view.client').then(setView, () => setView('failed'));

  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        load();
      },
      { rootMargin: near },
    );
    observer.observe(frame.current!);
    return () => observer.disconnect();
  }, []);

  return (
    <div className="mapa mapa--imovel com-scripts" ref={frame}>
      {typeof view === 'object' ? (
        <view.MapView point={place.point} isExact={place.isExact} tiles={tiles} />
      ) : view === 'failed' ? (
        <p className="mapa__nota">Não foi possível carregar o mapa.</p>
      ) : (
        <button type="button" className="bt bt--2 bt--c" onClick={load}>
          Ver mapa
        </button>
      )}
    </div>
  );
}
