import { isDeepStrictEqual } from 'node:util';
import type { Attempt } from './attempts';
import type { Rooms } from './rooms';
import { bulkSizeOf, type Stored, type StoredAct, type Value, type Values } from './stored';

interface Reading {
  /** Before any write. */
  first: Stored;
  /** Before the writes of this life. */
  before: Stored;
  now: Stored;
}

/** Where a write and its act are not stored together, or a part of a write is missing. */
export const faultsIn = (
  { first, before, now }: Reading,
  attempts: readonly Attempt[],
  rooms: Rooms,
): string[] => [
  ...attemptFaults(first, now, attempts),
  ...bulkFaults(now),
  ...recordFaults(first, now),
  ...noteFaults(now),
  ...notedContactFaults(now),
  ...announcementFaults(now),
  ...passingFaults(now),
  ...brokerFaults(now),
  ...sessionFaults(before, now, rooms),
];

const differ = (what: string, is: unknown, expected: unknown): string[] =>
  isDeepStrictEqual(is, expected) ? [] : [`${what}: ${JSON.stringify(is)}, not ${JSON.stringify(expected)}`];

export const actsOf = ({ acts }: Stored, { id }: Attempt) => acts.filter(({ request }) => request === id);

/** Each acknowledged write has its acts; of an unacknowledged one, all or none. No act is without a write. */
function attemptFaults(first: Stored, now: Stored, attempts: readonly Attempt[]): string[] {
  const known = new Set(attempts.map(({ id }) => id));
  const strange = now.acts.slice(first.acts.length).filter(({ request }) => !known.has(request!));
  return [
    ...strange.map(({ id, verb }) => `act ${id} (${verb}) has no write`),
    ...attempts.flatMap((attempt) => {
      const { kind, verb, changes } = attempt.write;
      const acts = actsOf(now, attempt);
      const name = `${attempt.id} (${kind}, ${attempt.status ?? 'no answer'})`;
      const [head] = acts;
      const whole = head ? 1 + bulkSizeOf(head) : 0;
      return [
        ...differ(`acts of ${name}`, acts.length, attempt.rows ?? whole),
        ...differ(`verbs of ${name}`, [...new Set(acts.map((act) => act.verb))], head ? [verb] : []),
        ...(head && changes ? differ(`values of ${name}`, head.changes, changes) : []),
      ];
    }),
  ];
}

const bulkFaults = ({ acts }: Stored): string[] =>
  acts.flatMap((act) =>
    differ(
      `acts of the bulk ${act.id}`,
      acts.filter(({ batch }) => batch === act.id).length,
      bulkSizeOf(act),
    ),
  );

/** The acts of a record lead from its first values to those that it has now. */
function recordFaults(first: Stored, now: Stored): string[] {
  const faults: string[] = [];
  const values = new Map([...first.records].map(([subject, each]) => [subject, { ...each }]));
  for (const { id, verb, subject, changes } of now.acts.slice(first.acts.length)) {
    if (verb === 'contacts.add')
      values.set(subject, { ...newContact, responsible: changes.responsible?.[1] ?? null });
    const record = values.get(subject);
    for (const [name, [old, is]] of Object.entries(changes)) {
      if (!record || !(name in record) || verb === 'announcements.write' || verb === 'contacts.add') continue;
      faults.push(...differ(`${name} of ${subject} before act ${id}`, record[name], old));
      record[name] = is;
    }
  }
  for (const [subject, record] of now.records) faults.push(...differ(subject, record, values.get(subject)));
  return faults;
}

const newContact: Values = {
  ...{ state: 'novo', state_reason: null, remind_on: null, next_step: null, next_on: null },
};

const noteFaults = ({ acts, notes }: Stored): string[] =>
  differ(
    'notes',
    notes.map(({ lead_id, text }) => `lead:${lead_id} ${text}`).toSorted(),
    acts.flatMap(({ subject, changes: { note } }) => (note ? [`${subject} ${note[1]}`] : [])).toSorted(),
  );

const subjectsOf = (acts: readonly StoredAct[], verb: string) =>
  acts.flatMap((act) => (act.verb === verb ? [act.subject] : [])).toSorted();

/** Who answers sets the time of taking. */
const notedContactFaults = ({ acts, leads, emails }: Stored): string[] => {
  const noted = leads.flatMap((lead) => (lead.noted ? [`lead:${lead.id}`] : [])).toSorted();
  const receipts = emails.flatMap(({ letter, about }) =>
    letter === 'lead-received' ? [`lead:${about.lead}`] : [],
  );
  return [
    ...differ('contacts noted by hand', noted, subjectsOf(acts, 'contacts.add')),
    ...differ('receipts', receipts.filter((each) => noted.includes(each)).toSorted(), noted),
    ...leads.flatMap(({ id, taken, responsible }) =>
      differ(`lead:${id} is taken`, taken, responsible !== null),
    ),
  ];
};

/** Each decision is one event, one act and one letter; the state is that of the last one. */
function announcementFaults({ acts, announcements, emails }: Stored): string[] {
  const events = announcements.flatMap(({ id, lead_id, history }) =>
    history
      .slice(1)
      .map(({ what, act }, index) => ({ id, subject: `lead:${lead_id}`, what, act, index: index + 1 })),
  );
  const news = emails.flatMap(({ letter, about }) => (letter === 'announcement-news' ? [about] : []));
  const sorted = (lines: readonly (Value | undefined)[][]) => lines.map((line) => line.join(' ')).toSorted();
  return [
    ...differ(
      'events of announcements',
      sorted(events.map(({ act, subject, what }) => [act, subject, what])),
      sorted(
        acts
          .filter(({ verb }) => verb === 'announcements.write')
          .map(({ id, subject, changes }) => [id, subject, changes.state![1]]),
      ),
    ),
    ...differ(
      'letters about announcements',
      sorted(news.map(({ announcement, event, what }) => [announcement, event, what])),
      sorted(events.map(({ id, index, what }) => [id, index, what])),
    ),
    ...announcements.flatMap(({ id, history, state, property_id }) => [
      ...differ(`state of ${id}`, state, history.findLast(({ what }) => what !== 'aceito')!.what),
      ...differ(
        `listing of ${id}`,
        property_id !== null,
        history.some(({ what }) => what === 'aceito'),
      ),
    ]),
  ];
}

/** One letter for each contact that a member passes on or notes for a broker; none for a bulk or an undo. */
const passingFaults = ({ acts, emails }: Stored): string[] =>
  differ(
    'letters of passing on',
    emails
      .flatMap(({ letter, about }) => (letter === 'contact-passed' ? [`lead:${about.lead}`] : []))
      .toSorted(),
    acts
      .filter(
        ({ batch, undoes, subject }) => batch === null && undoes === null && subject.startsWith('lead:'),
      )
      .flatMap(({ subject, changes: { responsible } }) =>
        String(responsible?.[1]).startsWith('broker:') ? [subject] : [],
      )
      .toSorted(),
  );

/** The brokerage's file and the rows of its brokers are one truth. */
const brokerFaults = ({ house, brokers }: Stored): string[] =>
  differ(
    'texts of brokers',
    brokers.map(({ slug, cv }) => [slug, cv]).toSorted(),
    house.brokers.map(({ slug, cv }) => [slug, cv ?? null]).toSorted(),
  );

/** A changed role ends the member's sessions; one was there in `before`. */
const sessionFaults = (before: Stored, { acts, sessions }: Stored, { other }: Rooms): string[] =>
  differ(
    'the other member is signed in',
    sessions.some(({ member_id }) => member_id === other),
    !acts.slice(before.acts.length).some(({ verb }) => verb === 'members.role'),
  );
