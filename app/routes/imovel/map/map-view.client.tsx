import 'leaflet/dist/leaflet.css';
import '~/features/map/map-view.css';
import { divIcon } from 'leaflet';
import { useEffect, useRef } from 'react';
import { Circle, MapContainer, Marker, TileLayer, useMap } from 'react-leaflet';
import { MapZoom } from '~/features/map/map-controls';
import { prefersReducedMotion } from '~/features/map/map-marks';
import { publicPointReach } from '@domain/geo/geo';
import type { DrawnPlace } from './place';
import type { TileState } from '~/features/map/ground/ground-note';

type OnState = (state: TileState) => void;

/** Spec 2 §2: zoom 15; the wheel scrolls the page. */
const zoom = 15;
const pin = divIcon({
  className: 'mapa__ponto',
  iconSize: [40, 48],
  iconAnchor: [20, 48],
  html: '<svg viewBox="0 0 40 48" aria-hidden="true"><path d="M20 48S2 32 2 19a18 18 0 0 1 36 0c0 13-18 29-18 29"/><circle cx="20" cy="19" r="6.5"/></svg>',
});

/** Map with a pin for an exact position, or a circle. One finger scrolls the page, two fingers pan the map. */
export function MapView({ point, isExact, tiles, onState }: DrawnPlace & { onState: OnState }) {
  const hasTile = useRef(false);
  const isStill = prefersReducedMotion();
  return (
    <MapContainer
      className="mapa__tela"
      center={point}
      zoom={zoom}
      minZoom={3}
      maxZoom={18}
      zoomControl={false}
      scrollWheelZoom={false}
      dragging={!window.matchMedia('(pointer: coarse)').matches}
      zoomAnimation={!isStill}
      fadeAnimation={!isStill}
      inertia={!isStill}
    >
      <TileLayer
        {...tiles}
        eventHandlers={{
          tileload: () => {
            hasTile.current = true;
            onState('there');
          },
          tileerror: () => !hasTile.current && onState('missing'),
        }}
      />
      {isExact ? (
        <Marker position={point} icon={pin} interactive={false} keyboard={false} />
      ) : (
        <Circle center={point} radius={publicPointReach} className="mapa__raio" interactive={false} />
      )}
      <MapZoom />
      <Named isExact={isExact} />
    </MapContainer>
  );
}

function Named({ isExact }: { isExact: boolean }) {
  const map = useMap();
  useEffect(() => {
    const container = map.getContainer();
    map.attributionControl?.setPrefix('<a href="https://leafletjs.com">Leaflet</a>');
    container.setAttribute('role', 'group');
    const what = isExact ? 'Mapa do imóvel' : 'Mapa da região do imóvel';
    container.setAttribute('aria-label', `${what}: as setas movem, + e − aproximam e afastam`);
  }, [map, isExact]);
  return null;
}
