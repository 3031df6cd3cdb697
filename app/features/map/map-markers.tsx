import { DomEvent, type Map as LeafletMap } from 'leaflet';
import { type CSSProperties, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { useMap, useMapEvents } from 'react-leaflet';
import { useInBrokersName } from '../broker/broker-context';
import { type Box, clusterPins, type Marker } from './map-clusters';
import { type Pin, targetHeight } from './place-pins';
import { groupName, pinName, pinText, startingPrice } from './map-labels';

interface MarkersProps {
  pins: readonly Pin[];
  active: readonly number[];
  onPoint: (marker: Marker | null) => void;
  onChoose: (marker: Marker) => void;
}

const heightOfTarget = () =>
  window.matchMedia('(pointer: coarse)').matches ? targetHeight.touch : targetHeight.mouse;

/** Links and groups in Leaflet's marker pane, which moves with the map; positions are recomputed after each move. */
export function MapMarkers({ pins, active, onPoint, onChoose }: MarkersProps) {
  const map = useMap();
  const inBrokersName = useInBrokersName();
  const [view, setView] = useState(() => viewOf(map));
  useMapEvents({ moveend: () => setView(viewOf(map)), viewreset: () => setView(viewOf(map)) });
  const markersIn = useMemo(() => clusterPins(pins, heightOfTarget()), [pins]);
  const markers = useMemo(() => markersIn(view.box, view.zoom), [markersIn, view]);
  const pane = map.getPane('markerPane');
  useEffect(() => {
    // A click on a pin must not drag or zoom the map.
    if (pane) DomEvent.disableClickPropagation(pane);
  }, [pane]);

  if (!pane) return null;
  const buttons = markers.map((marker) => {
    const { x, y } = map.latLngToLayerPoint(marker);
    const [first] = marker.pins;
    const single = marker.pins.length === 1 && first;
    const marked = marker.pins.some(({ id }) => active.includes(id));
    const shown = {
      'data-pino': marker.key,
      className: `alfinete leaflet-zoom-hide${single ? '' : ' alfinete--grupo'}${marker.isBelow ? ' alfinete--abaixo' : ''}${marked ? ' ativo' : ''}`,
      style: { left: Math.round(x), top: Math.round(y), '--bico': `${marker.tip * 100}%` } as CSSProperties,
      onPointerEnter: () => onPoint(marker),
      onPointerLeave: () => onPoint(null),
      onFocus: () => onPoint(marker),
      onBlur: () => onPoint(null),
    };
    return single ? (
      <a key={marker.key} {...shown} href={inBrokersName(single.canonical)} aria-label={pinName(single)}>
        {single.isFrom && <small>{`${startingPrice} `}</small>}
        {pinText(single)}
      </a>
    ) : (
      <button
        type="button"
        key={marker.key}
        {...shown}
        aria-label={groupName(marker.pins.length)}
        onClick={() => onChoose(marker)}
      >
        {marker.pins.length}
      </button>
    );
  });
  return createPortal(buttons, pane);
}

export const markerButton = ({ key }: Marker): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-pino="${CSS.escape(key)}"]`);

function viewOf(map: LeafletMap): { box: Box; zoom: number } {
  const bounds = map.getBounds().pad(0.1);
  return {
    box: [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()],
    zoom: map.getZoom(),
  };
}
