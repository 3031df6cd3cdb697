import type { ClientLoaderFunctionArgs, ShouldRevalidateFunction } from '@remix-run/react';
import type { Region } from '@domain/geo/geolocation';
import { brokerIn, type BrokerCard } from '~/domain/broker';
import { readRegion } from '~/domain/visitor-region';
import { links } from '~/links';
import { storedRegion } from './stored-region.browser';

/** Server HTML by layout ('' or a broker's slug) and fragment name. */
const fragments = new Map<string, string>();
const fragmentNames = ['header', 'blocks', 'footer'] as const;
export type FragmentName = (typeof fragmentNames)[number];
const keyOf = (name: string, layout: string) => `${layout}/${name}`;

export function fragmentMarkup(name: string, layout: string): string | undefined {
  const key = keyOf(name, layout);
  const known = fragments.get(key);
  if (known !== undefined) return known;
  const shown = document.querySelector(`[data-part="${name}"][data-frame="${layout}"]`)?.innerHTML;
  if (shown !== undefined) fragments.set(key, shown);
  return shown;
}

/** Region of the shown header; null if the browser need not resolve it, or for a broker's header. */
export const shownRegion = (): Region | null =>
  readRegion(document.querySelector<HTMLElement>('[data-part="header"] > [data-region]')?.dataset.region);

interface Taking {
  region: Region | null;
  names?: readonly FragmentName[];
  signal?: AbortSignal;
}

/** Fetches and caches the fragments of a layout. @throws if the request fails */
export async function fetchFragments(
  layout: string,
  { region, names = fragmentNames, signal }: Taking,
): Promise<void> {
  const response = await fetch(links.frameParts(layout, region), { signal });
  if (!response.ok) throw new Error(`The frame's parts answered ${response.status}`);
  const answer = (await response.json()) as Record<FragmentName, string>;
  for (const name of names) fragments.set(keyOf(name, layout), answer[name]);
}

/** Broker of the page (spec 1 §2.2). */
export interface LayoutData {
  broker: BrokerCard | null;
}

/** Calls the server only for a broker. Without its fragments the browser loads the page itself. */
export async function layoutClientLoader({
  params,
  request,
  serverLoader,
}: ClientLoaderFunctionArgs): Promise<LayoutData> {
  const data = brokerIn(params, new URL(request.url)) ? await serverLoader<LayoutData>() : { broker: null };
  const layout = data.broker?.slug ?? '';
  if (fragmentNames.every((name) => fragmentMarkup(name, layout) !== undefined)) return data;
  try {
    await fetchFragments(layout, { region: storedRegion(), signal: request.signal });
    return data;
  } catch (error) {
    if (request.signal.aborted) throw error;
    location.assign(request.url);
    return new Promise(() => {});
  }
}

export const shouldRevalidateLayout: ShouldRevalidateFunction = ({
  currentParams,
  currentUrl,
  nextParams,
  nextUrl,
}) => brokerIn(currentParams, currentUrl) !== brokerIn(nextParams, nextUrl);
