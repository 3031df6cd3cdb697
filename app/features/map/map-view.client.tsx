import 'leaflet/dist/leaflet.css';
import './map-view.css';
import { latLng, latLngBounds, type LatLngBounds, type Map as LeafletMap } from 'leaflet';
import { useNavigate } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { Circle, MapContainer, TileLayer, useMapEvents } from 'react-leaflet';
import { countedProperties } from '@domain/counts';
import { formatNumber } from '@domain/money';
import { areaSearchUrl } from './map-area';
import { announce } from '~/components/ui/live-region.browser';
import type { Marker, Pin } from './map-clusters';
import { MapZoom, WheelOnUse } from './map-controls';
import { MapMarkers, markerButton } from './map-markers';
import { groupOpened } from './map-labels';
import { prefersStillness, showCard, useMarkedCards, usePointedCard } from './map-marks';
import { MapSheet } from './map-sheet';
import { searchedCircle } from './searched-circle';
import { usePins } from './use-pins';

/** Where a map without pins looks: Brazil. */
const brazil = { center: latLng(-15, -50), zoom: 4 };
const noPins: readonly Pin[] = [];

/** The listing's map (issue 2, section 4): the pins of a search, those of the cards beside it marked by either side. */
export function MapView({ url, areaUrl }: { url: string; areaUrl: string }) {
  const navigate = useNavigate();
  const [map, setMap] = useState<LeafletMap | null>(null);
  const { data, failed, retry, url: answered } = usePins(url);
  const pins = data?.pins ?? noPins;
  const circle = searchedCircle(url);
  const [moved, setMoved] = useState(false);
  const [chosen, setChosen] = useState<Marker | null>(null);
  const [pointed, setPointed] = useState<Marker | null>(null);
  const pointedCard = usePointedCard();
  const [tiles, setTiles] = useState<'waiting' | 'there' | 'missing'>('waiting');

  /** Moves that the page makes: 'fit' to show a new search, 'keep' after 'Buscar nesta área'. */
  const ours = useRef(false);
  const keep = useRef(false);
  useEffect(() => {
    if (!map || !answered) return;
    setMoved(false);
    setChosen(null);
    const bounds = boundsOf(pins, circle);
    if (keep.current || !bounds) {
      keep.current = false;
      return;
    }
    ours.current = true;
    map.fitBounds(bounds, { padding: [40, 56], maxZoom: 15, animate: false });
    ours.current = false;
    // A new answer moves the map, nothing else does.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [map, answered]);

  const chosenIds = chosen?.pins.map(({ id }) => id) ?? [];
  useMarkedCards([...new Set([...chosenIds, ...(pointed?.pins.map(({ id }) => id) ?? [])])]);

  function choose(marker: Marker) {
    if (marker.splitsAt !== null) {
      map?.setView(marker, marker.splitsAt, { animate: !prefersStillness() });
      map?.getContainer().focus({ preventScroll: true });
      announce(groupOpened(marker.pins.length));
      return;
    }
    setChosen(marker);
    const [first] = marker.pins;
    if (first) showCard(first.id);
  }

  /** The focus goes back to where it came from; where the map has moved on, to the map. */
  function closeSheet() {
    const from = chosen && markerButton(chosen);
    (from ?? map?.getContainer())?.focus({ preventScroll: true });
    setChosen(null);
  }

  function searchHere() {
    if (!map) return;
    const bounds = map.getBounds();
    const center = map.getCenter();
    keep.current = true;
    navigate(
      areaSearchUrl(areaUrl, {
        center,
        north: { lat: bounds.getNorth(), lng: center.lng },
        east: { lat: center.lat, lng: bounds.getEast() },
      }),
      { preventScrollReset: true },
    );
  }

  const note = failed
    ? 'Não foi possível carregar os imóveis no mapa. A lista não muda.'
    : data && pins.length < data.total
      ? `O mapa mostra ${formatNumber(pins.length)} de ${countedProperties(data.total)}; aproxime-se e busque na área.`
      : tiles === 'missing'
        ? 'O desenho do mapa não pôde ser carregado. Os imóveis continuam no lugar.'
        : null;
  return (
    <>
      {(data || failed) && (
        <MapContainer
          ref={setMap}
          className="mapa__tela"
          {...brazil}
          zoomControl={false}
          scrollWheelZoom={false}
          zoomAnimation={!prefersStillness()}
          fadeAnimation={!prefersStillness()}
          inertia={!prefersStillness()}
          minZoom={3}
          maxZoom={18}
          worldCopyJump
          attributionControl={data?.tiles != null}
        >
          {data?.tiles && (
            <TileLayer
              {...data.tiles}
              eventHandlers={{
                tileload: () => setTiles('there'),
                tileerror: () => setTiles((state) => (state === 'there' ? state : 'missing')),
              }}
            />
          )}
          {circle && (
            <Circle
              center={circle.center}
              radius={circle.km * 1000}
              className="mapa__raio"
              interactive={false}
              key={url}
            />
          )}
          <MapMarkers
            pins={pins}
            active={pointedCard === null ? chosenIds : [...chosenIds, pointedCard]}
            onPoint={setPointed}
            onChoose={choose}
          />
          <MapZoom />
          <WheelOnUse />
          <OnMove onMove={() => !ours.current && setMoved(true)} />
        </MapContainer>
      )}
      {moved && (
        <button type="button" className="bt bt--1 bt--c mapa__aqui" onClick={searchHere}>
          Buscar nesta área
        </button>
      )}
      {note && (
        <p className="mapa__nota" role="status">
          {note}
          {failed && (
            <button type="button" className="elo" onClick={retry}>
              Tentar de novo
            </button>
          )}
        </p>
      )}
      {chosen && <MapSheet pins={chosen.pins} onClose={closeSheet} />}
    </>
  );
}

/** A visitor's own moves. */
function OnMove({ onMove }: { onMove: () => void }) {
  const map = useMapEvents({ moveend: onMove });
  useEffect(() => {
    const container = map.getContainer();
    map.attributionControl?.setPrefix('<a href="https://leafletjs.com">Leaflet</a>');
    container.setAttribute('role', 'group');
    container.setAttribute('aria-label', 'Mapa: as setas movem, + e − aproximam e afastam');
  }, [map]);
  return null;
}

function boundsOf(pins: readonly Pin[], circle: ReturnType<typeof searchedCircle>): LatLngBounds | null {
  if (circle) return latLng(circle.center).toBounds(circle.km * 2000);
  return pins.length > 0 ? latLngBounds(pins.map(({ lat, lng }) => latLng(lat, lng))) : null;
}
