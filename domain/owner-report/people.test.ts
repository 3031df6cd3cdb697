import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countPeople, type Reached } from './people';

const by = (email: string, phone: string | null = null): Reached => ({ email, phone });

test.each<[string, Reached[], number]>([
  ['nobody', [], 0],
  ['who writes three times', [by('a@x.br'), by('A@x.br '), by('a@x.br', '+55 (11) 98765-4321')], 1],
  ['two without a phone', [by('a@x.br'), by('b@x.br')], 2],
  ['one phone written in two ways', [by('a@x.br', '+55 (11) 98765-4321'), by('b@x.br', '+5511987654321')], 1],
  ['one who ties two others together, last', [by('a@x.br', '1'), by('b@x.br', '2'), by('a@x.br', '2')], 1],
  ['no phone is nobody’s', [by('a@x.br', ''), by('b@x.br', ' - ')], 2],
])('people in touch: %s', (_, contacts, people) => {
  expect(countPeople(contacts)).toBe(people);
});

test('the order in which people wrote changes nothing', () => {
  const some = fc.record({
    email: fc.constantFrom('a', 'b', 'c', 'd'),
    phone: fc.constantFrom(null, '1', '2', '3'),
  });
  fc.assert(
    fc.property(fc.array(some), (contacts) => {
      expect(countPeople([...contacts].reverse())).toBe(countPeople(contacts));
    }),
  );
});
