import { describe, expect, test } from 'vitest';
import { type Absence, type Decision, decide, type DistributedContact } from './decide';
import type { DistributionRules, WheelMember } from './distribution-rules';
import { replyDue } from './reply-due';
import {
  anyCondition,
  sampleContact,
  sampleMember,
  sampleProperty,
  sampleRules,
  withTurn,
} from './sample-rules';

/** Mulberry32: the same day at each run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const start = Date.parse('2026-11-23T00:00:00-03:00');
const minuteMs = 60_000;
const dayMs = 24 * 3600_000;
const contactCount = 10_000;
const broker = (number: number) => `broker:${number}`;
const range = (from: number, until: number) =>
  Array.from({ length: until - from + 1 }, (_, index) => broker(from + index));

/** Present all day; then with hours, absent for the day, and on and off without notice. */
const steady = range(1, 12);
const withHours = range(13, 20);
const onLeave = range(21, 25);
const changing = range(26, 32);
const inGroup = ['broker:1', 'broker:13', ...range(26, 29), 'broker:33'];
const lastResort = 'member:1';

interface Contact extends DistributedContact {
  offered: string[];
  tried: Set<string>;
  /** Open offer. */
  offer: string | null;
  responsible: string | null;
}

interface Day {
  contacts: Contact[];
  /** People of the general rotation in the order of its decisions. */
  turns: string[];
  decisions: Record<string, number>;
  /** As after the last turn. */
  rules: DistributionRules;
  /** Moments at which a contact had neither an offer nor a responsible person. */
  gaps: number;
  /** Offers to people who were absent or inactive. */
  wrong: Decision[];
  /** Largest difference among `steady` over general turns, at any moment. */
  worstDifference: number;
}

function simulate(seed: number): Day {
  const random = seeded(seed);
  const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)]!;
  const can = new Set([...range(1, 33), lastResort]);
  const absences: Absence[] = onLeave.map((person) => ({ person, from: '2026-11-20', until: '2026-11-23' }));
  const memberOf = (person: string): WheelMember => {
    const from = 60 * (7 + Math.floor(random() * 6));
    const hours = withHours.includes(person) ? { days: [1, 2, 3, 4, 5], from, until: from + 360 } : null;
    return sampleMember(person, { hours });
  };
  const rules: DistributionRules = {
    ...sampleRules,
    groups: [
      {
        ...{ id: 'rent', active: true, pass: 0, hours: null, members: inGroup.map(memberOf) },
        condition: { ...anyCondition, negotiation: 'rent' },
      },
    ],
    general: { ...sampleRules.general, members: range(1, 32).map(memberOf) },
    lastResort,
  };
  const day: Day = {
    ...{ contacts: [], turns: [], decisions: {}, rules },
    ...{ gaps: 0, wrong: [], worstDifference: 0 },
  };
  const turnsOf = new Map(steady.map((person) => [person, 0]));

  /** Acts by time; acts of one moment in the order of their planning. */
  const acts: { at: number; act: (at: number) => void }[] = [];
  const plan = (at: number, act: (at: number) => void) => void acts.push({ at, act });

  function distribute(contact: Contact, at: number): void {
    const { tried, offered } = contact;
    const situation = { can, rules: day.rules, absences, tried, endedOffers: offered.length };
    const decision = decide(contact, situation, new Date(at));
    if (decision) store(contact, decision, at);
    if (!contact.offer && !contact.responsible) day.gaps++;
  }

  function store(contact: Contact, decision: Decision, at: number): void {
    const { rule, person, turn } = decision;
    day.rules = withTurn(day.rules, turn);
    day.decisions[rule] = (day.decisions[rule] ?? 0) + 1;
    if (!can.has(person) || (onLeave.includes(person) && at < start + dayMs)) day.wrong.push(decision);
    if (rule === 'last') return void (contact.responsible = person);
    if (rule === 'general') {
      day.turns.push(person);
      if (turnsOf.has(person)) turnsOf.set(person, turnsOf.get(person)! + 1);
      const counts = [...turnsOf.values()];
      day.worstDifference = Math.max(day.worstDifference, Math.max(...counts) - Math.min(...counts));
    }
    contact.offer = person;
    contact.offered.push(person);
    const due = replyDue(new Date(at), 15).getTime();
    const luck = random();
    const end = luck < 0.75 ? at + (due - at) * random() : due;
    plan(end, (now) => {
      contact.offer = null;
      if (luck < 0.6) return void (contact.responsible = person);
      contact.tried.add(person);
      distribute(contact, now);
    });
  }

  for (let index = 0; index < contactCount; index++) {
    const contact: Contact = {
      ...sampleContact,
      ...{ offered: [], tried: new Set(), offer: null, responsible: null },
      knownWith: random() < 0.05 ? { person: pick([...can]), at: new Date(start - 100 * dayMs) } : null,
      chosen: random() < 0.05 ? pick([...can]) : null,
      property: random() < 0.3 ? { ...sampleProperty, broker: random() < 0.5 ? pick([...can]) : null } : null,
      negotiation: random() < 0.1 ? 'rent' : null,
    };
    day.contacts.push(contact);
    plan(start + Math.floor(random() * dayMs), (at) => distribute(contact, at));
  }
  for (const person of changing)
    for (let change = 0; change < 8; change++) {
      const from = start + random() * dayMs;
      plan(from, () => void can.delete(person));
      plan(from + random() * 120 * minuteMs, () => void can.add(person));
    }
  runAll(acts);
  return day;
}

/** A binary search keeps the acts in order: acts plan further acts. */
function runAll(acts: { at: number; act: (at: number) => void }[]): void {
  acts.sort((a, b) => a.at - b.at);
  while (acts.length > 0) {
    const { at, act } = acts.shift()!;
    const known = acts.length;
    act(at);
    for (const later of acts.splice(known)) {
      let [low, high] = [0, acts.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if (acts[middle]!.at <= later.at) low = middle + 1;
        else high = middle;
      }
      acts.splice(low, 0, later);
    }
  }
}

describe.each([1, 2])('a day of 10,000 contacts, seed %i', (seed) => {
  const day = simulate(seed);

  test('each contact always has an offer or a responsible person', () => {
    expect(day.gaps).toBe(0);
    expect(day.contacts.filter(({ responsible }) => !responsible)).toEqual([]);
  });

  test('no person gets the same contact twice, no contact a third offer', () => {
    for (const { offered } of day.contacts) {
      expect(new Set(offered).size).toBe(offered.length);
      expect(offered.length).toBeLessThanOrEqual(2);
    }
  });

  test('equal members who are present all day differ by at most 1', () => {
    expect(day.worstDifference).toBe(1);
  });

  test('no present member waits longer than two rounds', () => {
    const { members } = day.rules.general;
    for (const person of steady) {
      const places = day.turns.flatMap((each, index) => (each === person ? [index] : []));
      expect(places.length).toBeGreaterThan(200);
      const gaps = places.map((place, index) => place - (places[index - 1] ?? 0));
      expect(Math.max(...gaps)).toBeLessThanOrEqual(2 * members.length);
    }
  });

  test('an absent person gets nothing, and nothing extra afterwards', () => {
    expect(day.wrong).toEqual([]);
    const counts = [...steady, ...changing].map(
      (person) => day.turns.filter((each) => each === person).length,
    );
    expect(Math.max(...counts)).toBeLessThanOrEqual(Math.max(...counts.slice(0, steady.length)) + 1);
  });

  test('all rules decide', () => {
    expect(Object.keys(day.decisions).sort()).toEqual(
      ['known', 'page', 'property', 'group', 'general', 'last'].sort(),
    );
  });
});
