import { isDeepStrictEqual } from 'node:util';
import { bulkSizeOf } from '../staff/stored';
import type { Lead, Offer, Stored } from './stored';

const differ = (what: string, is: unknown, expected: unknown): string[] =>
  isDeepStrictEqual(is, expected) ? [] : [`${what}: ${JSON.stringify(is)}, not ${JSON.stringify(expected)}`];

/** What may not be at any time, also while jobs run. @param acknowledged protocols */
export const faultsIn = (stored: Stored, acknowledged: readonly string[]): string[] => [
  ...lostIn(stored, acknowledged),
  ...stored.leads.flatMap((lead) => [
    ...offerFaults(stored.offers.filter((offer) => offer.lead === lead.id)),
    ...ownerFaults(lead, stored),
  ]),
  ...letterFaults(stored),
  ...stored.acts.flatMap((act) =>
    differ(
      `acts of the bulk ${act.id}`,
      stored.acts.filter(({ batch }) => batch === act.id).length,
      bulkSizeOf(act),
    ),
  ),
];

const lostIn = ({ leads }: Stored, acknowledged: readonly string[]): string[] => {
  const protocols = new Set(leads.map(({ protocol }) => protocol));
  return acknowledged.filter((protocol) => !protocols.has(protocol)).map((protocol) => `${protocol} is lost`);
};

const wasLate = ({ outcome }: Offer) => outcome === 'lapsed' || outcome === 'declined';

/** One after the other: a lapse is followed by one offer, and the second one by the last resort. */
function offerFaults(offers: readonly Offer[]): string[] {
  const name = `offers of lead:${offers[0]?.lead}`;
  const [before, last] = [offers.slice(0, -1), offers.at(-1)];
  if (!last) return [];
  const people = offers.filter(({ outcome }) => outcome !== 'moved').map(({ person }) => person);
  const late = offers.filter(wasLate);
  return [
    ...differ(
      `${name} before the last`,
      before.filter((each) => !wasLate(each) && each.outcome !== 'moved'),
      [],
    ),
    ...differ(`${name} to one person twice`, people.length, new Set(people).size),
    ...differ(`${name} that were late`, late.length > 2, false),
    ...differ(
      `${name} that end too soon`,
      late.filter(({ outcome, due, ended }) => outcome === 'lapsed' && ended! < due!),
      [],
    ),
    ...(last.outcome === 'resort' && late.length < 2 ? [`${name}: the last resort is early`] : []),
    ...(late.length === 2 && last.outcome === null ? [`${name}: the last resort is late`] : []),
  ];
}

/** The acts of a contact lead from nobody, or from the last resort, to who answers now. */
function ownerFaults({ id, responsible }: Lead, { acts, offers }: Stored): string[] {
  let owner = offers.find((offer) => offer.lead === id && offer.outcome === 'resort')?.person ?? null;
  const faults: string[] = [];
  for (const { id: act, subject, changes } of acts) {
    const change = changes.responsible;
    if (subject !== `lead:${id}` || !change) continue;
    faults.push(...differ(`responsible of lead:${id} before act ${act}`, owner, change[0]));
    owner = change[1] as string | null;
  }
  return [...faults, ...differ(`responsible of lead:${id}`, responsible, owner)];
}

/** One to each person who was asked, one of the last resort, and one of each hand-over. */
function letterFaults({ emails, offers, acts }: Stored): string[] {
  const about = (letter: string, name: string) =>
    emails.flatMap((each) => (each.letter === letter ? [Number(each.about[name])] : [])).toSorted(byNumber);
  const resorts = offers.filter(({ outcome }) => outcome === 'resort');
  return [
    ...differ(
      'letters of offers',
      about('contact-offer', 'offer'),
      offers.filter(({ due }) => due !== null).map(({ id }) => Number(id)),
    ),
    ...differ(
      'letters to the last resort',
      about('contact-resort', 'lead'),
      resorts.map(({ lead }) => Number(lead)).toSorted(byNumber),
    ),
    ...differ(
      'letters of hand-overs',
      about('contacts-moved', 'act'),
      acts.filter((act) => bulkSizeOf(act) > 0).map(({ id }) => id),
    ),
  ];
}
const byNumber = (one: number, other: number) => one - other;

/** Open contacts that nobody has and nobody is asked to take, or that are of who left. */
export const waitingIn = ({ leads, offers }: Stored): string[] => {
  const offered = new Set(offers.filter(({ ended }) => ended === null).map(({ lead }) => lead));
  return leads
    .filter((lead) => lead.isOpen && (lead.isLeft || (lead.responsible === null && !offered.has(lead.id))))
    .map(({ id, responsible }) => `lead:${id} of ${responsible}`);
};

/** Offers whose time is over. */
export const lateIn = ({ offers }: Stored, now: Date): number[] =>
  offers.filter(({ ended, due }) => ended === null && due! <= now).map(({ id }) => id);
