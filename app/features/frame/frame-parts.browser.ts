import type { ClientLoaderFunctionArgs, ShouldRevalidateFunction } from '@remix-run/react';
import type { Region } from '@domain/geolocation';
import { brokerIn, type BrokerCard } from '~/domain/broker';
import { readRegion } from '~/domain/kept-region';
import { links } from '~/links';
import { keptRegion } from './kept-region.browser';

/** Header and footer as the server wrote them, by frame ('' or a broker's slug) and name. */
const kept = new Map<string, string>();
const partNames = ['header', 'blocks', 'footer'] as const;
export type PartName = (typeof partNames)[number];
const keyOf = (name: string, frame: string) => `${frame}/${name}`;

/** A part's markup: what was kept, else what the document shows; undefined where there is neither. */
export function keptPart(name: string, frame: string): string | undefined {
  const key = keyOf(name, frame);
  const known = kept.get(key);
  if (known !== undefined) return known;
  const shown = document.querySelector(`[data-part="${name}"][data-frame="${frame}"]`)?.innerHTML;
  if (shown !== undefined) kept.set(key, shown);
  return shown;
}

/** The region that the shown header is for, where the browser finds out itself; null: it has not to, or a broker's is shown. */
export const shownRegion = (): Region | null =>
  readRegion(document.querySelector<HTMLElement>('[data-part="header"] > [data-region]')?.dataset.region);

interface Taking {
  /** Where the browser knows it better than the server. */
  region: Region | null;
  names?: readonly PartName[];
  signal?: AbortSignal;
}

/** Fetches a frame's parts and keeps them. @throws where they cannot be had */
export async function takeParts(frame: string, { region, names = partNames, signal }: Taking): Promise<void> {
  const response = await fetch(links.frameParts(frame, region), { signal });
  if (!response.ok) throw new Error(`The frame's parts answered ${response.status}`);
  const parts = (await response.json()) as Record<PartName, string>;
  for (const name of names) kept.set(keyOf(name, frame), parts[name]);
}

/** What a layout knows: the broker in whose name the page is shown (spec 1 §2.2). */
export interface LayoutData {
  broker: BrokerCard | null;
}

/**
 * A layout's loader in the browser. Without a broker there is nothing to ask; a frame that this document has not shown
 * yet is fetched before its page is, and where it cannot be had the browser goes there by itself.
 */
export async function layoutClientLoader({
  params,
  request,
  serverLoader,
}: ClientLoaderFunctionArgs): Promise<LayoutData> {
  const data = brokerIn(params, new URL(request.url)) ? await serverLoader<LayoutData>() : { broker: null };
  const frame = data.broker?.slug ?? '';
  if (partNames.every((name) => keptPart(name, frame) !== undefined)) return data;
  try {
    await takeParts(frame, { region: keptRegion(), signal: request.signal });
    return data;
  } catch (error) {
    if (request.signal.aborted) throw error;
    location.assign(request.url);
    return new Promise(() => {});
  }
}

/** A layout's data changes with the broker in the address, and with nothing else. */
export const brokerChanges: ShouldRevalidateFunction = ({ currentParams, currentUrl, nextParams, nextUrl }) =>
  brokerIn(currentParams, currentUrl) !== brokerIn(nextParams, nextUrl);
