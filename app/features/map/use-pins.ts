import { useEffect, useState } from 'react';
import type { PinsAnswer } from '@contract/search';
import type { Tiles } from './tiles';

export interface MapData extends PinsAnswer {
  tiles: Tiles | null;
}

export interface Pins {
  url: string;
  data: MapData | null;
  failed: boolean;
}

/** Pins of a listing's URL; the previous pins stay until the new ones load. */
export function usePins(url: string): Pins & { retry: () => void } {
  const [pins, setPins] = useState<Pins>({ url: '', data: null, failed: false });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    mapDataOf(url, controller.signal).then(
      (data) => setPins({ url, data, failed: false }),
      () => {
        if (!controller.signal.aborted) setPins((last) => ({ ...last, url, failed: true }));
      },
    );
    return () => controller.abort();
  }, [url, attempt]);
  return { ...pins, retry: () => setAttempt((count) => count + 1) };
}

async function mapDataOf(url: string, signal: AbortSignal): Promise<MapData> {
  const response = await fetch(`/recursos/mapa${url.replace(/^\/imoveis/, '')}`, { signal });
  if (!response.ok) throw new Error(`the pins' answer is ${response.status}`);
  return (await response.json()) as MapData;
}
