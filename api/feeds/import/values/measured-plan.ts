import type { ListingInput } from '@api/catalogue/listing';
import type { Plan } from '@domain/property/plan/plan';
import { readPlan } from '@domain/property/plan/plan-problems';
import type { RawListing } from '../raw-listing';
import type { Warnings } from '../remarks';
import { webAddress } from './media';

type Pictured = Pick<ListingInput, 'area' | 'photos' | 'floorPlans'>;

/** Of our own export alone: a plan is never guessed from a feed. */
export function readMeasuredPlan(
  { plan: text = '', pictures }: Pick<RawListing, 'plan' | 'pictures'>,
  listing: Pictured,
  warnings: Warnings,
): Plan | null {
  if (text === '') return null;
  const { plan, problem } = readPlan(jsonOf(text), {
    area: listing.area,
    photoCount: listing.photos.length,
  });
  const reason = problem ?? (plan.photos.length > 0 ? renumbered(pictures, listing) : undefined);
  if (reason === undefined) return plan!;
  warnings.add('plan-dropped', reason);
  return null;
}

/** The plan's numbers are places in the file. */
function renumbered(pictures: RawListing['pictures'], { photos, floorPlans = [] }: Pictured) {
  const isSorted = pictures.every(({ primary }, index) => !primary || (pictures[index - 1]?.primary ?? true));
  // A photo whose caption speaks of a plan becomes one, and those after it move.
  const isSame = photos.every(({ url }, index) => {
    const given = pictures[index]?.url ?? '';
    return (webAddress(given, ['http:', 'https:']) ?? given) === url;
  });
  return isSorted && isSame && pictures.length === photos.length + floorPlans.length
    ? undefined
    : 'as fotos usadas não são as do arquivo, e os números da planta seriam outros';
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
