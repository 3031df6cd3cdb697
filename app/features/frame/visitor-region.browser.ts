import { type Geolocation, isKnownPlace, type Region, regionOf } from '@domain/geolocation';
import { links } from '~/links';
import { keptPart, shownRegion, takeParts } from './frame-parts.browser';
import { keepForTab, keptRegion } from './kept-region.browser';
import { markLinks } from './page-marks';

/** The parts that differ by region; what stands between them may hold something typed. */
const regional = ['header', 'footer'] as const;

let asked: Promise<Region | null> | undefined;
/** The region whose parts this document has taken. */
let taken: Region | undefined;

/**
 * Sees to it that the frame becomes that of the visitor's region, which is asked for once where this browser has not
 * learnt it. Parts that nobody sees change at once, the others with the next navigation (`FramePart`). What fails leaves
 * the frame as it is.
 */
export async function followRegion(): Promise<void> {
  const shown = shownRegion();
  if (!shown) return;
  const region = keptRegion() ?? (await (asked ??= askRegion()));
  if (region === null || region === (taken ?? shown)) return;
  await takeParts('', { region, names: regional });
  taken = region;
  for (const name of regional) {
    const part = document.querySelector(`[data-part="${name}"][data-frame=""]`);
    if (part && isUnseen(part)) part.innerHTML = keptPart(name, '')!;
  }
  markLinks(location.pathname + location.search);
}

/** What nobody knows is not kept: the next document asks again. */
async function askRegion(): Promise<Region | null> {
  const response = await fetch(links.geolocation());
  const place = (await response.json()) as Geolocation;
  if (!isKnownPlace(place)) return null;
  const region = regionOf(place);
  keepForTab(region);
  return region;
}

/** Outside the window, and not in use there: the sidebar lies in the header. */
function isUnseen(part: Element): boolean {
  const { top, bottom } = part.getBoundingClientRect();
  const isInUse = part.contains(document.activeElement) || part.querySelector(':popover-open') !== null;
  return (bottom <= 0 || top >= innerHeight) && !isInUse;
}
