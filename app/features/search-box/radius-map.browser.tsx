import 'leaflet/dist/leaflet.css';
import '~/features/map/map-view.css';
import { latLng } from 'leaflet';
import { useEffect, useState } from 'react';
import { Circle, MapContainer, TileLayer, useMap } from 'react-leaflet';
import type { Point } from '@domain/geo/geo';
import { Ground } from '~/features/map/ground/ground.client';
import { groundNote, type TileState } from '~/features/map/ground/ground-note';
import type { SearchTotal } from './search-total';

export interface RadiusMapProps {
  /** Name of the place at the center. */
  name: string;
  center: Point;
  km: number;
  tiles: SearchTotal['tiles'];
  onGround: (ground: { note: string | null; isBlank: boolean }) => void;
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
const fitting = { padding: [12, 12] as [number, number], animate: false };

const boundsOf = ({ lat, lng }: Point, km: number) => latLng(lat, lng).toBounds(km * 2000);

/** The circle over streets, and over our drawing while they do not come. */
export function RadiusMap({ name, center, km, tiles, onGround }: RadiusMapProps) {
  const [streets, setStreets] = useState<TileState>('waiting');
  const [isDrawn, setDrawn] = useState(true);
  /** Neither streets nor a drawing. */
  const isBlank = !isDrawn && (tiles === null || streets === 'missing');
  const note = groundNote(tiles ? streets : 'unset', isDrawn);
  useEffect(() => onGround({ note, isBlank }), [note, isBlank, onGround]);
  return (
    <MapContainer className="mapa__tela" bounds={boundsOf(center, km)} boundsOptions={fitting} {...still}>
      <Fit center={center} km={km} />
      <Ground id="raio" own={name} onDrawn={setDrawn} />
      {tiles && (
        <TileLayer
          url={tiles.url}
          attribution={streets === 'there' ? tiles.attribution : undefined}
          eventHandlers={{
            tileload: () => setStreets('there'),
            tileerror: () => setStreets((state) => (state === 'there' ? state : 'missing')),
          }}
        />
      )}
      <Circle
        center={center}
        radius={km * 1000}
        className="mapa__raio"
        interactive={false}
        key={`${center.lat} ${center.lng} ${km}`}
      />
    </MapContainer>
  );
}

function Fit({ center: { lat, lng }, km }: { center: Point; km: number }) {
  const map = useMap();
  useEffect(() => void map.attributionControl?.setPrefix(false), [map]);
  useEffect(() => void map.fitBounds(boundsOf({ lat, lng }, km), fitting), [map, lat, lng, km]);
  return null;
}
