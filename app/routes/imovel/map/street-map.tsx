import { useEffect, useRef, useState } from 'react';
import type * as MapModule from './map-view.client';
import type { TileState } from '~/features/map/ground/ground-note';
import type { DrawnPlace } from './place';

interface StreetMapProps {
  place: DrawnPlace;
  /** Otherwise a button takes its space until it loads. */
  isOverDrawing: boolean;
  state: TileState;
  onState: (state: TileState) => void;
}

/** Distance from the viewport at which the map loads. */
const near = '300px';

/** Loads Leaflet when the place comes near; not to be seen or used before its first tile. */
export function StreetMap({ place, isOverDrawing, state, onState }: StreetMapProps) {
  const container = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<typeof MapModule>();
  const load = () => void import('./map-view.client').then(setView, () => onState('missing'));

  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        load();
      },
      { rootMargin: near },
    );
    observer.observe(container.current!);
    return () => observer.disconnect();
    // `onState` is a state's setter.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const isHidden = isOverDrawing && state !== 'there';
  return (
    <div className={`mapa__ruas${isHidden ? ' mapa__ruas--espera' : ''}`} ref={container}>
      {view ? (
        <view.MapView {...place} onState={onState} />
      ) : (
        !isOverDrawing && (
          <button type="button" className="bt bt--2 bt--c" onClick={load}>
            Ver mapa
          </button>
        )
      )}
    </div>
  );
}
