import { describe, expect, test } from 'vitest';
import { type Decision, type DistributedContact, decide, type Situation } from './decide';
import type { DistributionRules, Group, Hours } from './distribution-rules';
import { anyCondition, type Name, names, people, refs, sampleContact, sampleMember } from './sample-rules';
import { sampleProperty, sampleRules, sampleSituation } from './sample-rules';

const at = (local: string) => new Date(`${local}:00-03:00`);
/** A Wednesday without a holiday. */
const wednesday = '2026-11-25T10:00';
const { ana, bia, caio, davi, eva, helena } = people;
type Contact = Partial<DistributedContact>;
type Change = Partial<Situation>;

const known = (person: string, day: string): Contact => ({ knownWith: { person, at: at(`${day}T10:00`) } });
const home = (changes: Partial<typeof sampleProperty> = {}): Contact => ({
  property: { ...sampleProperty, ...changes },
});
const mansion = home({ price: 12_000_000 });
const flat = home({ isRent: true, price: 9_000 });
const tried = (...all: Name[]): Change => ({ tried: new Set(refs(all)), endedOffers: all.length });
const gone = (...all: Name[]): Change => ({
  can: new Set(refs(names.filter((name) => !all.includes(name)))),
});
const away = (person: string, from: string, until: string): Change => ({
  absences: [{ person, from, until }],
});
const rules = (changes: Partial<DistributionRules>): Change => ({ rules: { ...sampleRules, ...changes } });
const general = (changes: Partial<DistributionRules['general']>): Change =>
  rules({ general: { ...sampleRules.general, ...changes } });
const [high, rent] = sampleRules.groups as [Group, Group];
const only = (condition: Partial<Group['condition']>, changes: Partial<Group> = {}): Change =>
  rules({ groups: [{ ...high, ...changes, condition: { ...anyCondition, ...condition } }] });
const morning: Hours = { days: [1, 2, 3, 4, 5], from: 8 * 60, until: 12 * 60 };
const passes = (...all: [Name, number][]) => all.map(([name, pass]) => sampleMember(people[name], { pass }));

// prettier-ignore
const cases: [title: string, Contact, Change, now: string, expected: string | null][] = [
  // The person's own broker.
  ['known of the same day', known(bia, '2026-11-25'), {}, wednesday, 'known bia'],
  ['known since 180 days', known(bia, '2026-05-29'), {}, wednesday, 'known bia'],
  ['known since 181 days', known(bia, '2026-05-28'), {}, wednesday, 'general ana'],
  ['known, rule off', known(bia, '2026-11-20'), rules({ known: { active: false, days: 180 } }), wednesday, 'general ana'],
  ['known since 31 of 30 days', known(bia, '2026-10-25'), rules({ known: { active: true, days: 30 } }), wednesday, 'general ana'],
  ['known before page', { ...known(bia, '2026-11-20'), chosen: caio }, {}, wednesday, 'known bia'],
  ['known before property', { ...known(bia, '2026-11-20'), ...home({ broker: caio }) }, {}, wednesday, 'known bia'],
  ['known before group', { ...known(bia, '2026-11-20'), ...mansion }, {}, wednesday, 'known bia'],
  ['known with a member', known(helena, '2026-11-20'), {}, wednesday, 'known helena'],
  ['known, absent', known(bia, '2026-11-20'), away(bia, '2026-11-24', '2026-11-26'), wednesday, 'general ana'],
  ['known, gone', known(bia, '2026-11-20'), gone('bia'), wednesday, 'general ana'],
  ['known, tried', known(bia, '2026-11-20'), tried('bia'), wednesday, 'general ana'],
  ['known at night', known(bia, '2026-11-20'), {}, '2026-11-25T23:00', 'known bia'],
  // A broker's page.
  ['page', { chosen: davi }, {}, wednesday, 'page davi'],
  ['page before property', { chosen: davi, ...home({ broker: caio }) }, {}, wednesday, 'page davi'],
  ['page, rule off', { chosen: davi }, rules({ page: { active: false } }), wednesday, 'general ana'],
  ['page, gone', { chosen: davi }, gone('davi'), wednesday, 'general ana'],
  ['page, tried: the property', { chosen: davi, ...home({ broker: caio }) }, tried('davi'), wednesday, 'property caio'],
  ['page, after an expired acquaintance', { ...known(bia, '2026-01-05'), chosen: davi }, {}, wednesday, 'page davi'],
  // The property's broker.
  ['property', home({ broker: caio }), {}, wednesday, 'property caio'],
  ['property of nobody', home(), {}, wednesday, 'general ana'],
  ['property, rule off', home({ broker: caio }), rules({ property: { active: false } }), wednesday, 'general ana'],
  ['property before group', home({ broker: caio, price: 12_000_000 }), {}, wednesday, 'property caio'],
  ['property, absent from today', home({ broker: caio }), away(caio, '2026-11-25', '2026-12-02'), wednesday, 'general ana'],
  ['property, absent until today', home({ broker: caio }), away(caio, '2026-11-20', '2026-11-25'), wednesday, 'general ana'],
  ['property, back today', home({ broker: caio }), away(caio, '2026-11-20', '2026-11-24'), wednesday, 'property caio'],
  ['property, absent from tomorrow', home({ broker: caio }), away(caio, '2026-11-26', '2026-11-30'), wednesday, 'property caio'],
  ['property, back by the clock of São Paulo', home({ broker: caio }), away(caio, '2026-11-26', '2026-11-26'), '2026-11-25T23:30', 'property caio'],
  ['property, tried: its group', home({ broker: caio, price: 12_000_000 }), tried('caio'), wednesday, 'high ana'],
  // Groups.
  ['group of high prices', mansion, {}, wednesday, 'high ana'],
  ['exactly the lower price', home({ price: 10_000_000 }), {}, wednesday, 'general ana'],
  ['exactly the upper price', home(), only({ priceTo: 2_000_000 }), wednesday, 'high ana'],
  ['above the upper price', home({ price: 2_000_001 }), only({ priceTo: 2_000_000 }), wednesday, 'general ana'],
  ['no price', home({ price: null }), {}, wednesday, 'general ana'],
  ['another city', home({ price: 12_000_000, city: 'Curitiba' }), {}, wednesday, 'general ana'],
  ['a district, other letters', home(), only({ places: ['JARDINS'] }), wednesday, 'high ana'],
  ['a district of another city', home({ city: 'Curitiba' }), only({ places: ['São Paulo/Jardins'] }), wednesday, 'general ana'],
  ['a district of its city', home(), only({ places: ['Curitiba', 'sao paulo/jardins'] }), wednesday, 'high ana'],
  ['rent', flat, {}, wednesday, 'rent davi'],
  ['rent without a property', { negotiation: 'rent' }, {}, wednesday, 'rent davi'],
  ['a wish to rent what is for sale', { ...mansion, negotiation: 'rent' }, {}, wednesday, 'rent davi'],
  ['a price of the other negotiation', { ...home({ price: 9_000 }), negotiation: 'rent' }, only({ negotiation: 'rent', priceTo: 10_000 }), wednesday, 'general ana'],
  ['rent at closing', flat, {}, '2026-11-25T18:00', 'general ana'],
  ['rent at opening', flat, {}, '2026-11-25T09:00', 'rent davi'],
  ['rent on a holiday, a Friday', flat, {}, '2026-11-20T10:00', 'general ana'],
  ['a launch', home({ isLaunch: true }), only({ launch: true }), wednesday, 'high ana'],
  ['no launch', home(), only({ launch: true }), wednesday, 'general ana'],
  ['an origin', { origin: 'zap' }, only({ origins: ['zap', 'olx'] }), wednesday, 'high ana'],
  ['another origin', { origin: 'site' }, only({ origins: ['zap', 'olx'] }), wednesday, 'general ana'],
  ['group off', mansion, rules({ groups: [{ ...high, active: false }] }), wednesday, 'general ana'],
  ['group, first tried', mansion, tried('ana'), wednesday, 'high eva'],
  ['group, all gone', flat, gone('davi', 'eva'), wednesday, 'general ana'],
  ['the first of two groups', mansion, rules({ groups: [{ ...rent, condition: anyCondition }, high] }), wednesday, 'rent davi'],
  // General rotation.
  ['the lowest pass', {}, general({ members: passes(['ana', 5040], ['bia', 2520], ['caio', 5040]) }), wednesday, 'general bia'],
  ['hours of a member', {}, general({ members: [sampleMember(ana, { hours: morning }), sampleMember(bia)] }), '2026-11-25T12:00', 'general bia'],
  ['hours of the rotation', {}, general({ hours: morning }), '2026-11-25T12:00', 'last helena'],
  // The last resort.
  ['rotation off', {}, general({ active: false }), wednesday, 'last helena'],
  ['late twice', home({ broker: caio }), tried('ana', 'bia'), wednesday, 'last helena'],
  ['last resort, absent', {}, { ...gone('ana', 'bia', 'caio'), ...away(helena, '2026-11-01', '2026-11-30') }, wednesday, 'last helena'],
  ['last resort gone: nobody', {}, { ...gone('helena'), ...general({ members: [] }) }, wednesday, null],
];

const nameOf = (person: string) => names.find((name) => people[name] === person);
const text = (decision: Decision | null) =>
  decision && `${decision.group ?? decision.rule} ${nameOf(decision.person)}`;

describe('who gets a contact', () => {
  test('the table has 60 cases', () => expect(cases).toHaveLength(60));

  test.each(cases)('%s', (_, contact, change, now, expected) => {
    const decision = decide({ ...sampleContact, ...contact }, { ...sampleSituation, ...change }, at(now));
    expect(text(decision)).toBe(expected);
  });

  test('late twice without a last resort: a further person', () => {
    const situation = { ...sampleSituation, ...tried('ana', 'bia'), ...rules({ lastResort: null }) };
    expect(text(decide(sampleContact, situation, at(wednesday)))).toBe('general caio');
    const all = { ...situation, ...tried('ana', 'bia', 'caio') };
    expect(decide(sampleContact, all, at(wednesday))).toBeNull();
  });

  test('only a rotation has a turn to store', () => {
    const turnOf = (contact: Contact) =>
      decide({ ...sampleContact, ...contact }, sampleSituation, at(wednesday))?.turn;
    expect(turnOf({ chosen: eva })).toBeNull();
    expect(turnOf(flat)).toEqual({ wheel: 'rent', pass: 0, member: davi, memberPass: 2520 });
    expect(turnOf({})).toEqual({ wheel: 'general', pass: 0, member: ana, memberPass: 2520 });
  });
});
