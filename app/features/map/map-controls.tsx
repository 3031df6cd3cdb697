import { useEffect, useState } from 'react';
import { useMap, useMapEvents } from 'react-leaflet';

const icons = { in: 'M12 5v14M5 12h14', out: 'M5 12h14' } as const;

export function MapZoom() {
  const map = useMap();
  const [zoom, setZoom] = useState(() => map.getZoom());
  useMapEvents({ zoomend: () => setZoom(map.getZoom()) });
  return (
    <div className="mapa__zoom">
      <ZoomButton icon="in" label="Aproximar" off={zoom >= map.getMaxZoom()} onClick={() => map.zoomIn()} />
      <ZoomButton icon="out" label="Afastar" off={zoom <= map.getMinZoom()} onClick={() => map.zoomOut()} />
    </div>
  );
}

interface ZoomButtonProps {
  icon: keyof typeof icons;
  label: string;
  off: boolean;
  onClick: () => void;
}

function ZoomButton({ icon, label, off, onClick }: ZoomButtonProps) {
  return (
    <button type="button" aria-label={label} aria-disabled={off} onClick={off ? undefined : onClick}>
      <svg className="ic" viewBox="0 0 24 24" aria-hidden="true">
        <path d={icons[icon]} />
      </svg>
    </button>
  );
}

/** The wheel zooms only while the map is in use; otherwise it scrolls the page. */
export function WheelZoomOnInteraction() {
  const map = useMap();
  useMapEvents({
    click: () => map.scrollWheelZoom.enable(),
    dragstart: () => map.scrollWheelZoom.enable(),
    mouseout: () => map.scrollWheelZoom.disable(),
  });
  useEffect(() => {
    const container = map.getContainer();
    const controller = new AbortController();
    const { signal } = controller;
    container.addEventListener('focusin', () => map.scrollWheelZoom.enable(), { signal });
    container.addEventListener('focusout', () => map.scrollWheelZoom.disable(), { signal });
    return () => controller.abort();
  }, [map]);
  return null;
}
