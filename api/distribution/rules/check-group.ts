import type { Write } from '@api/platform/db/transaction';
import { unprocessable } from '@api/platform/http/errors';
import { type GroupFields, groupErrors } from '@domain/leads/distribution/rule-fields';
import { peopleWhoAnswer } from '../queries/people';
import { placeNames } from '../queries/places';
import type { DistributionDatabase } from '../schema';
import type { GroupValues } from './stored-group';

/** @param before what is stored already stays. @throws 422 */
export async function refuseWrongGroup(
  write: Write<DistributionDatabase>,
  values: GroupValues,
  before: readonly string[] = [],
): Promise<void> {
  const errors = groupErrors(values);
  if (values.everybody) delete errors.members;
  const can = new Set((await peopleWhoAnswer(write)).map(({ ref }) => ref));
  const wrong = values.members.some(({ person }) => !can.has(person) && !before.includes(person));
  if (wrong) errors.members = ['Uma destas pessoas não atende contatos'];
  if (Object.keys(errors).length > 0) throw unprocessable(errors);
}

/**
 * Names of places as the catalogue writes them.
 * @param before what is stored already stays, also without a property there. @throws 422
 */
export async function knownPlaces(
  write: Write<DistributionDatabase>,
  places: GroupFields['places'],
  before: readonly string[] = [],
): Promise<string[]> {
  if (places.every((place) => before.includes(place))) return places;
  const { resolve } = await placeNames(write);
  const found = places.map((place) => (before.includes(place) ? { name: place } : resolve(place)));
  const errors = found.flatMap((each) => ('error' in each ? [each.error] : []));
  if (errors.length > 0) throw unprocessable({ places: errors });
  return [...new Set(found.flatMap((each) => ('name' in each ? [each.name] : [])))];
}
