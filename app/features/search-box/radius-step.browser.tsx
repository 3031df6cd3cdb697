import { type ComponentType, useEffect, useRef, useState } from 'react';
import { Icon } from '~/components/ui/icon';
import { countedProperties } from '@domain/kernel/counts';
import type { SearchTotal } from './search-total';
import type { SuggestedPlace } from './suggested-place';
import { defaultRadius } from '@domain/taxonomy/location-types';
import { links } from '~/links';
import { announce } from '~/components/ui/live-region.browser';
import type { RadiusMapProps } from './radius-map.browser';

/** Default radius in km: a city's default (spec 1 §3.3), else 0 for the place's own. */
export const firstRadius = ({ type, kind }: SuggestedPlace): number =>
  type === 'cidade' || kind === 'cidade' ? defaultRadius : 0;

interface RadiusStepProps {
  id: string;
  place: SuggestedPlace;
  href: string;
  radius: number;
  onRadius: (km: number) => void;
  onBack: () => void;
}

/** Step for the radius (spec 1 §2.5; brief §16). */
export function RadiusStep({ id, place, href, radius, onRadius, onBack }: RadiusStepProps) {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  useEffect(() => fieldset.current?.querySelector<HTMLInputElement>(':checked')?.focus(), []);
  const { answer, last } = useTotal(href);
  const Map = useMap();
  const [ground, setGround] = useState<Parameters<RadiusMapProps['onGround']>[0] | null>(null);
  const total = answer?.total;
  const { lat, lng } = place;
  const center = lat === null || lng === null ? null : { lat, lng };
  const count = total == null ? 'imóveis' : countedProperties(total);
  useEffect(() => {
    if (total != null) announce(count);
  }, [total, count]);
  return (
    <fieldset className="raio" ref={fieldset}>
      <legend className="vh">Raio da busca</legend>
      <div className="raio__pergunta">
        <div>
          <p className="raio__titulo">{`Até onde, ao redor ${place.of}?`}</p>
          <p className="menor suave">O raio começa no centro.</p>
        </div>
        <div className="passo" role="radiogroup" aria-label="Raio">
          {place.radii.map(({ km, label }) => (
            <label key={km}>
              <input
                type="radio"
                name={`${id}-raio`}
                value={km}
                checked={km === radius}
                onChange={() => onRadius(km)}
              />
              {label}
            </label>
          ))}
        </div>
      </div>
      {center && (
        <div className="raio__mapa" hidden={ground?.isBlank}>
          {Map && last && (
            <Map
              name={place.name}
              center={center}
              km={radius || place.range}
              tiles={last.tiles}
              onGround={setGround}
            />
          )}
        </div>
      )}
      {ground?.note && !ground.isBlank && <p className="nota">{ground.note}</p>}
      {answer?.words && <p className="menor">{answer.words}</p>}
      <div className="raio__pe">
        <button type="button" className="elo" onClick={onBack}>
          <Icon name="back" small />
          Outro lugar
        </button>
        <button className="bt bt--1">{`Ver ${count}`}</button>
      </div>
    </fieldset>
  );
}

/** Total, null while loading. `last`: latest answer, whose tiles the map keeps. */
function useTotal(href: string): { answer: SearchTotal | null; last: SearchTotal | null } {
  const [answered, setAnswered] = useState<{ href: string; answer: SearchTotal } | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    void totalOf(href, controller.signal).then(
      (answer) => !controller.signal.aborted && setAnswered({ href, answer }),
    );
    return () => controller.abort();
  }, [href]);
  const last = answered?.answer ?? null;
  return { answer: answered?.href === href ? last : null, last };
}

async function totalOf(href: string, signal: AbortSignal): Promise<SearchTotal> {
  try {
    const response = await fetch(links.searchTotal(href), { signal });
    if (response.ok) return (await response.json()) as SearchTotal;
  } catch {
    // Handled below.
  }
  return { total: null, words: null, tiles: null };
}

function useMap(): ComponentType<RadiusMapProps> | null {
  const [module, setModule] = useState<{ RadiusMap: ComponentType<RadiusMapProps> } | null>(null);
  useEffect(() => {
    import('./radius-map.browser').then(setModule, () => undefined);
  }, []);
  return module && module.RadiusMap;
}
