import { distanceKm, type Point } from '@domain/geo/geo';
import type { Gazetteer, Municipality } from '@api/catalogue/gazetteer/gazetteer';
import { stateOfPostalCode } from '@api/catalogue/postal-states';
import type { Warnings } from '../remarks';

/** Farther from the town's center, coordinates are another place's. Municipalities of the north are larger. */
const farKm = { usual: 150, north: 1_000 };
const north = ['AC', 'AM', 'AP', 'MT', 'PA', 'RO', 'RR', 'TO'];
/** A municipality whose center is farther from the coordinates is no answer. */
const nearKm = (state: string) => (north.includes(state) ? 300 : 60);

interface Known {
  point: Point | null;
  postalCode: string | null;
}

/** The municipality nearest to the coordinates. */
export function municipalityAt(point: Point | null, gazetteer: Gazetteer, state?: string | null) {
  const found = point ? gazetteer.nearest(point, state) : undefined;
  return found && distanceKm(point!, found) <= nearKm(found.state) ? found : undefined;
}

/** The CEP's state must confirm the municipality. undefined: unknown. */
export function deduceTown({ point, postalCode }: Known, gazetteer: Gazetteer): Municipality | undefined {
  const state = stateOfPostalCode(postalCode);
  return state === null ? undefined : municipalityAt(point, gazetteer, state);
}

/** By the CEP, the only municipality near the coordinates, or the only one of the name. null: unknown. */
export function deduceState(city: string, { point, postalCode }: Known, gazetteer: Gazetteer): string | null {
  const called = gazetteer.called(city);
  const ofPostalCode = stateOfPostalCode(postalCode);
  if (called.some(({ state }) => state === ofPostalCode)) return ofPostalCode;
  const near = called.filter((town) => point !== null && distanceKm(point, town) <= nearKm(town.state));
  if (near.length === 1) return near[0]!.state;
  return called.length === 1 ? called[0]!.state : null;
}

/** null if the coordinates are far from the town. */
export function pointInTown(
  point: Point | null,
  { city, state }: { city: string; state: string | null },
  { gazetteer, warnings }: { gazetteer: Gazetteer; warnings: Warnings },
): Point | null {
  const town = gazetteer.called(city).find((each) => each.state === state);
  if (!point || !town) return point;
  if (distanceKm(point, town) <= (north.includes(town.state) ? farKm.north : farKm.usual)) return point;
  warnings.add('coordinates-far', `${point.lat}, ${point.lng}`);
  return null;
}
