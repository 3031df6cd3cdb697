import { expect, test } from 'vitest';
import { chain } from './chain';
import { people, sampleContact, sampleProperty, sampleRules, sampleSituation } from './sample-rules';

const at = (local: string) => new Date(`${local}:00-03:00`);
const { ana, bia, caio, davi, helena } = people;
const now = at('2026-11-25T14:44');
const stepsOf = (...parameters: Parameters<typeof chain>) =>
  chain(...parameters).map(({ rule, person, due }) => [rule, person, due]);

test('names the first, the next and the last resort with their times', () => {
  const contact = { ...sampleContact, property: { ...sampleProperty, broker: caio } };
  expect(stepsOf(contact, sampleSituation, now, 15)).toEqual([
    ['property', caio, at('2026-11-25T14:59')],
    ['general', ana, at('2026-11-25T15:14')],
    ['last', helena, null],
  ]);
});

test('decides the next offer at the time when the first lapses', () => {
  const contact = { ...sampleContact, negotiation: 'rent' as const };
  expect(stepsOf(contact, sampleSituation, at('2026-11-25T17:50'), 15)).toEqual([
    ['group', davi, at('2026-11-25T18:05')],
    ['general', ana, at('2026-11-25T18:20')],
    ['last', helena, null],
  ]);
});

test('ends where nobody is left, or after three', () => {
  const rules = { ...sampleRules, lastResort: null };
  const people = (...can: string[]) => ({ ...sampleSituation, rules, can: new Set(can) });
  expect(chain(sampleContact, people(), now, 15)).toEqual([]);
  expect(chain(sampleContact, people(ana, bia), now, 15)).toHaveLength(2);
  expect(chain(sampleContact, { ...sampleSituation, rules }, now, 15)).toHaveLength(3);
});
