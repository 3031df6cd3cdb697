import 'leaflet/dist/leaflet.css';
import '~/features/map/map-view.css';
import { circle, latLng, map as createMap, type Map as LeafletMap, tileLayer } from 'leaflet';
import { useEffect, useRef } from 'react';
import type { Point } from '@domain/geo';
import type { SearchTotal } from './search-total';

export interface RadiusMapProps {
  center: Point;
  km: number;
  tiles: SearchTotal['tiles'];
}

const still = {
  zoomControl: false,
  dragging: false,
  keyboard: false,
  scrollWheelZoom: false,
  doubleClickZoom: false,
  boxZoom: false,
  touchZoom: false,
  zoomAnimation: false,
  fadeAnimation: false,
  zoomSnap: 0,
};

/** A circle on the map: a picture of what the radius holds, nothing to use. */
export function RadiusMap({ center, km, tiles }: RadiusMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const drawn = useRef<LeafletMap | null>(null);
  useEffect(() => {
    const map = createMap(frame.current!, { ...still, attributionControl: tiles !== null });
    map.attributionControl?.setPrefix(false);
    if (tiles) tileLayer(tiles.url, { attribution: tiles.attribution }).addTo(map);
    drawn.current = map;
    return () => void map.remove();
  }, [tiles]);
  const { lat, lng } = center;
  useEffect(() => {
    const map = drawn.current!;
    map.fitBounds(latLng(lat, lng).toBounds(km * 2000), { padding: [12, 12], animate: false });
    const area = circle([lat, lng], { radius: km * 1000, className: 'mapa__raio', interactive: false });
    area.addTo(map);
    return () => void area.remove();
  }, [lat, lng, km, tiles]);
  return <div className="mapa__tela" ref={frame} />;
}
