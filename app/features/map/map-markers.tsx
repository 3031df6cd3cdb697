import { DomEvent, type Map as LeafletMap } from 'leaflet';
import { useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { useMap, useMapEvents } from 'react-leaflet';
import { type Box, clusterPins, type Marker, type Pin } from './map-clusters';
import { groupName, pinName, pinText } from './map-labels';

interface MarkersProps {
  pins: readonly Pin[];
  /** Properties whose pin is marked. */
  active: readonly number[];
  onPoint: (marker: Marker | null) => void;
  onChoose: (marker: Marker) => void;
}

/** The pins as buttons in the map's own pane, which Leaflet moves with the map; they are placed anew after each move. */
export function MapMarkers({ pins, active, onPoint, onChoose }: MarkersProps) {
  const map = useMap();
  const [view, setView] = useState(() => viewOf(map));
  useMapEvents({ moveend: () => setView(viewOf(map)), viewreset: () => setView(viewOf(map)) });
  const markersIn = useMemo(() => clusterPins(pins), [pins]);
  const markers = useMemo(() => markersIn(view.box, view.zoom), [markersIn, view]);
  const pane = map.getPane('markerPane');
  useEffect(() => {
    // A press on a pin is no press on the map: no drag, no zoom by a double click.
    if (pane) DomEvent.disableClickPropagation(pane);
  }, [pane]);

  if (!pane) return null;
  const buttons = markers.map((marker) => {
    const { x, y } = map.latLngToLayerPoint(marker);
    const [first] = marker.pins;
    const single = marker.pins.length === 1 && first;
    const marked = marker.pins.some(({ id }) => active.includes(id));
    return (
      <button
        type="button"
        key={marker.key}
        data-pino={marker.key}
        className={`alfinete leaflet-zoom-hide${single ? '' : ' alfinete--grupo'}${marked ? ' ativo' : ''}`}
        style={{ left: Math.round(x), top: Math.round(y) }}
        aria-label={
          single ? pinName(single.price, single.currency, single.title) : groupName(marker.pins.length)
        }
        onClick={() => onChoose(marker)}
        onPointerEnter={() => onPoint(marker)}
        onPointerLeave={() => onPoint(null)}
        onFocus={() => onPoint(marker)}
        onBlur={() => onPoint(null)}
      >
        {single ? pinText(single.price) : marker.pins.length}
      </button>
    );
  });
  return createPortal(buttons, pane);
}

/** The button of a marker, where the map still shows it. */
export const markerButton = ({ key }: Marker): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-pino="${CSS.escape(key)}"]`);

/** What the map shows, a little wider, so that pins at its edges are whole. */
function viewOf(map: LeafletMap): { box: Box; zoom: number } {
  const bounds = map.getBounds().pad(0.1);
  return {
    box: [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()],
    zoom: map.getZoom(),
  };
}
