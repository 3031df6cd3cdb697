import { type ComponentType, useEffect, useRef, useState } from 'react';
import { Icon } from '~/components/ui/icon';
import { countedProperties } from '@domain/counts';
import type { SearchTotal } from './search-total';
import type { SuggestedPlace } from './suggested-place';
import { defaultRadius, radiusOptions } from '@domain/taxonomy/location-types';
import { links } from '~/links';
import { announce } from '~/components/ui/live-region.browser';
import type { RadiusMapProps } from './radius-map.browser';

/** The radius that is offered first, km: a city's default (spec 1 §3.3); elsewhere the place's own. */
export const firstRadius = ({ type, kind }: SuggestedPlace): number =>
  type === 'cidade' || kind === 'cidade' ? defaultRadius : 0;

interface RadiusStepProps {
  id: string;
  place: SuggestedPlace;
  /** The listing that the chosen radius leads to. */
  href: string;
  radius: number;
  onRadius: (km: number) => void;
  onBack: () => void;
}

/** Asks how far around a chosen place (spec 1 §2.5; brief §16). Its button sends the form. */
export function RadiusStep({ id, place, href, radius, onRadius, onBack }: RadiusStepProps) {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  useEffect(() => fieldset.current?.querySelector<HTMLInputElement>(':checked')?.focus(), []);
  const { answer, last } = useTotal(href);
  const Map = useMap();
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
          <p className="menor suave">O raio começa no centro; com 0 km vale a área do próprio lugar.</p>
        </div>
        <div className="passo" role="radiogroup" aria-label="Raio">
          {radiusOptions.map((km) => (
            <label key={km}>
              <input
                type="radio"
                name={`${id}-raio`}
                value={km}
                checked={km === radius}
                onChange={() => onRadius(km)}
              />
              {`${km} km`}
            </label>
          ))}
        </div>
      </div>
      <div className="raio__mapa">
        {Map && last && center && <Map center={center} km={radius || place.range} tiles={last.tiles} />}
      </div>
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

/**
 * How many properties a search has: null until that is known, for what was said of another is not true of this one. `last`
 * is the last answer of any, whose tiles the map keeps.
 */
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

/** No total, and no map, where it cannot be had. */
async function totalOf(href: string, signal: AbortSignal): Promise<SearchTotal> {
  try {
    const response = await fetch(links.searchTotal(href), { signal });
    if (response.ok) return (await response.json()) as SearchTotal;
  } catch {
    // Told below, like an answer that is none.
  }
  return { total: null, words: null, tiles: null };
}

/** The map comes with the step; without it the step says the same. */
function useMap(): ComponentType<RadiusMapProps> | null {
  const [module, setModule] = useState<{ RadiusMap: ComponentType<RadiusMapProps> } | null>(null);
  useEffect(() => {
    import('./radius-map.browser').then(setModule, () => undefined);
  }, []);
  return module && module.RadiusMap;
}
