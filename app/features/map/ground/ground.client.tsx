import './ground.css';
import { latLngBounds, type LatLngBounds, type Map as LeafletMap } from 'leaflet';
import { useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { Pane, SVGOverlay, useMap, useMapEvents } from 'react-leaflet';
import { chooseGround } from './choose-ground';
import { type GroundFile, toPoint, toUnits } from './ground-file';
import { GroundShapes } from './ground-shapes';
import { fittingNames } from './place-names';
import { world } from './regions';
import { shapesOf } from './shapes';
import { useGroundFile } from './use-ground-file';

interface GroundProps {
  id: string;
  /** The place whose name comes first. */
  own?: string;
  onDrawn: (isDrawn: boolean) => void;
}

const pane = 'solo';
/** A pin at the center covers what is above it. */
const belowPin = 10;

/** Our drawing under the tiles: coast, districts and names, which stay 13 px at every zoom. */
export function Ground({ id, own, onDrawn }: GroundProps) {
  const map = useMap();
  const [view, setView] = useState(() => viewOf(map));
  useMapEvents({ moveend: () => setView(viewOf(map)) });
  const slug = chooseGround(view);
  const isDrawn = slug !== null;
  useEffect(() => onDrawn(isDrawn), [isDrawn, onDrawn]);
  const file = useGroundFile(slug ?? world.slug);
  const shapes = useMemo(() => file && shapesOf(file), [file]);
  return (
    <Pane name={pane} style={{ zIndex: 150 }}>
      {file && shapes && isDrawn && (
        <SVGOverlay
          bounds={view.bounds}
          className={`solo${shapes.land === null ? ' solo--terra' : ''}`}
          pane={pane}
          key={shapes.land === null ? 'terra' : 'costa'}
        >
          <svg viewBox={viewBoxOf(file, view.bounds)} width="100%" height="100%" preserveAspectRatio="none">
            <GroundShapes id={id} {...shapes} />
          </svg>
        </SVGOverlay>
      )}
      {file && <Names file={file} bounds={view.bounds} own={own} />}
    </Pane>
  );
}

function Names({ file, bounds, own }: { file: GroundFile; bounds: LatLngBounds; own?: string }) {
  const map = useMap();
  const named = [
    ...file.places.filter(({ name }) => name === own),
    ...file.places.filter(({ name, cell }) => cell && name !== own),
    ...file.places.filter(({ name, cell }) => !cell && name !== own),
    ...file.waters.map((water) => ({ ...water, isWater: true })),
  ];
  const shown = named.flatMap((place) => {
    const point = toPoint(file, place.at);
    if (!bounds.contains(point)) return [];
    const { x, y } = map.latLngToLayerPoint(point);
    return [{ name: place.name, isWater: 'isWater' in place, x: Math.round(x), y: Math.round(y) + belowPin }];
  });
  const names = fittingNames(shown).map(({ name, isWater, x, y }) => (
    <span
      className={`solo__nome leaflet-zoom-hide${isWater ? ' solo__nome--agua' : ''}`}
      style={{ left: x, top: y }}
      key={`${name} ${x} ${y}`}
    >
      {name}
    </span>
  ));
  const container = map.getPane(pane);
  return container ? createPortal(names, container) : null;
}

/** Mercator ends there. */
const pole = 85;

/** As far around the view as one can drag in one go. */
function viewOf(map: LeafletMap) {
  const padded = map.getBounds().pad(1);
  const lat = (value: number) => Math.max(-pole, Math.min(pole, value));
  const bounds = latLngBounds(
    [lat(padded.getSouth()), padded.getWest()],
    [lat(padded.getNorth()), padded.getEast()],
  );
  return { bounds, center: map.getCenter().wrap(), zoom: map.getZoom(), width: map.getSize().x };
}

function viewBoxOf(file: GroundFile, bounds: LatLngBounds): string {
  const [left, top] = toUnits(file, bounds.getNorthWest());
  const [right, bottom] = toUnits(file, bounds.getSouthEast());
  return [left, top, right - left, bottom - top].map((value) => value.toFixed(2)).join(' ');
}
