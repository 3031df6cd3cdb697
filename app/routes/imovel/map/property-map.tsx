import { useEffect, useRef, useState } from 'react';
import { Icon } from '~/components/ui/icon';
import type * as MapModule from './map-view.client';
import { whenSeen } from '~/features/views/on-screen.browser';
import { tellView, viewOf } from '~/features/views/tell-view.browser';
import type { PropertyDetail } from '~/domain/property';
import { type DrawnPlace, mapSiteHref, type Place } from './place';

/** A map is drawn once it is this near to what is seen. */
const near = '300px';

/** Where the property is: in words and links, and on a map where scripts run and the operator has one. */
export function PropertyMap({ place, detail }: { place: Place; detail: PropertyDetail }) {
  const { point, address, isExact, nearby, tiles } = place;
  return (
    <section className="bloco" aria-labelledby="localizacao">
      <h2 id="localizacao">Localização</h2>
      <p className="suave">
        {capitalized(address)}.
        {!point
          ? ' O endereço exato é informado na visita.'
          : !isExact && ' O ponto é aproximado: o endereço exato é informado na visita.'}
      </p>
      {point && tiles && (
        <DrawnMap point={point} isExact={isExact} tiles={tiles} view={viewOf(detail, 'map')} />
      )}
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

/** 'no bairro Centro, Botucatu' → 'No bairro Centro, Botucatu' */
const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function DrawnMap({ point, isExact, tiles, view: seen }: DrawnPlace & { view: string }) {
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
  useEffect(() => whenSeen([frame.current!], () => tellView(seen)), [seen]);

  return (
    <div className="mapa mapa--imovel com-scripts" ref={frame}>
      {typeof view === 'object' ? (
        <view.MapView point={point} isExact={isExact} tiles={tiles} />
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
