import 'leaflet/dist/leaflet.css';
import './map-view.css';
import { latLng, latLngBounds, type LatLngBounds, type Map as LeafletMap } from 'leaflet';
import { useNavigate } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { Circle, MapContainer, TileLayer, useMapEvents } from 'react-leaflet';
import { countedProperties } from '@domain/kernel/counts';
import { formatNumber } from '@domain/kernel/money';
import { areaSearchUrl } from './map-area';
import { announce } from '~/components/ui/live-region.browser';
import { deepestZoom, type Marker } from './map-clusters';
import type { Pin } from './place-pins';
import { Ground } from './ground/ground.client';
import { MapZoom, WheelZoomOnInteraction } from './map-controls';
import { MapMarkers, markerButton } from './map-markers';
import { groupOpened } from './map-labels';
import { prefersReducedMotion, showCard, useMarkedCards, usePointedCard } from './map-marks';
import { MapBottomSheet } from './map-bottom-sheet';
import { searchedCircle } from './searched-circle';
import { type TileState, groundNote } from './ground/ground-note';
import { usePins } from './use-pins';

const brazil = { center: latLng(-15, -50), zoom: 4 };
const noPins: readonly Pin[] = [];

/** Map of a listing; pins and cards highlight each other. */
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
  const [tiles, setTiles] = useState<TileState>('waiting');
  const [tries, setTries] = useState(0);
  const [isDrawn, setDrawn] = useState(true);

  /** `ours`: a move by the page. `keep`: no move after 'Buscar nesta área'. */
  const ours = useRef(false);
  const keepsView = useRef(false);
  useEffect(() => {
    if (!map || !answered) return;
    setMoved(false);
    setChosen(null);
    const bounds = boundsOf(pins, circle);
    if (keepsView.current || !bounds) {
      keepsView.current = false;
      return;
    }
    ours.current = true;
    map.fitBounds(bounds, {
      paddingTopLeft: [44, 64],
      paddingBottomRight: [44, 16],
      maxZoom: 15,
      animate: false,
    });
    ours.current = false;
    // Only a new answer moves the map.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [map, answered]);

  const chosenIds = chosen?.pins.map(({ id }) => id) ?? [];
  useMarkedCards([...new Set([...chosenIds, ...(pointed?.pins.map(({ id }) => id) ?? [])])]);

  function choose(marker: Marker) {
    const splitsAt = marker.splitsAt();
    if (splitsAt !== null) {
      map?.setView(marker, splitsAt, { animate: !prefersReducedMotion() });
      map?.getContainer().focus({ preventScroll: true });
      announce(groupOpened(marker.pins.length));
      return;
    }
    setChosen(marker);
    const [first] = marker.pins;
    if (first) showCard(first.id);
  }

  function closeBottomSheet() {
    const from = chosen && markerButton(chosen);
    (from ?? map?.getContainer())?.focus({ preventScroll: true });
    setChosen(null);
  }

  function searchHere() {
    if (!map) return;
    const bounds = map.getBounds();
    const center = map.getCenter();
    keepsView.current = true;
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
      : null;
  const ground = data && groundNote(data.tiles ? tiles : 'unset', isDrawn);
  function loadTiles() {
    setTiles('waiting');
    setTries((count) => count + 1);
  }
  return (
    <>
      {(data || failed) && (
        <MapContainer
          ref={setMap}
          className="mapa__tela"
          {...brazil}
          zoomControl={false}
          scrollWheelZoom={false}
          zoomAnimation={!prefersReducedMotion()}
          fadeAnimation={!prefersReducedMotion()}
          inertia={!prefersReducedMotion()}
          minZoom={3}
          maxZoom={deepestZoom}
          worldCopyJump
          attributionControl={data?.tiles != null}
        >
          <Ground id="solo" onDrawn={setDrawn} />
          {data?.tiles && (
            <TileLayer
              {...data.tiles}
              key={tries}
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
          <WheelZoomOnInteraction />
          <OnMove onMove={() => !ours.current && setMoved(true)} />
        </MapContainer>
      )}
      {ground && (
        <p className="mapa__aviso" role="status">
          {ground}{' '}
          {tiles === 'missing' && (
            <button type="button" className="elo" onClick={loadTiles}>
              Tentar de novo
            </button>
          )}
        </p>
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
      {chosen && <MapBottomSheet pins={chosen.pins} onClose={closeBottomSheet} />}
    </>
  );
}

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
