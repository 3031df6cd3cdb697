import { type Geolocation, isKnownPlace, type Region, regionOf } from '@domain/geo/geolocation';
import { links } from '~/links';
import { fragmentMarkup, shownRegion, fetchFragments } from './layout-fragments.browser';
import { storeRegion, storedRegion } from './stored-region.browser';
import { updateLinks } from './layout-placeholders';

/** Fragments that differ by region. Other fragments may contain input. */
const regional = ['header', 'footer'] as const;

let pending: Promise<Region | null> | undefined;
let taken: Region | undefined;

/** Switches to the visitor's region: fragments not in use at once, others on navigation. Rejects on failure. */
export async function followRegion(): Promise<void> {
  const shown = shownRegion();
  if (!shown) return;
  const region = storedRegion() ?? (await (pending ??= fetchRegion()));
  if (region === null || region === (taken ?? shown)) return;
  await fetchFragments('', { region, names: regional });
  taken = region;
  for (const name of regional) {
    const fragment = document.querySelector(`[data-part="${name}"][data-frame=""]`);
    if (fragment && !isInUse(fragment)) fragment.innerHTML = fragmentMarkup(name, '')!;
  }
  updateLinks(location.pathname + location.search);
}

/** An unknown region is not stored, so the next document requests it again. */
async function fetchRegion(): Promise<Region | null> {
  const response = await fetch(links.geolocation());
  const place = (await response.json()) as Geolocation;
  if (!isKnownPlace(place)) return null;
  const region = regionOf(place);
  storeRegion(region);
  return region;
}

/** A menu or the sidebar is open, or has the focus. */
const isInUse = (fragment: Element): boolean =>
  fragment.contains(document.activeElement) || fragment.querySelector(':popover-open, li:hover') !== null;
