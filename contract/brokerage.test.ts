import { expect, test } from 'vitest';
import { brokerageAnswer } from './brokerage';

const known = {
  version: '1',
  name: 'Casa da Serra',
  article: 'a',
  logo: null,
  colours: {},
  offices: [{ city: 'Itu', lines: ['Rua A, 1'], creci: '1-J' }],
  social: [],
  lists: [],
};
const read = (texts: object) => brokerageAnswer.parse({ data: { ...known, ...texts } }).data;
const page = { title: 'Casa', lead: 'Uma casa.' };

test.each<[string, object, object]>([
  ['null', { hours: null, texts: { motto: null, wanted: 'Sim.' } }, { texts: { wanted: 'Sim.' } }],
  ['empty', { promises: { reply: '', callDays: 2 } }, { promises: { callDays: 2 } }],
  ['an empty list', { hours: { office: [] } }, { hours: {} }],
  ['of another kind', { magazine: 'Curate', promises: { callDays: 1.5 } }, { promises: {} }],
  [
    'half there',
    { onlyYou: { name: 'Só' }, texts: { about: { ...page, work: { title: 'A', steps: [null] } } } },
    { texts: { about: page } },
  ],
])('a text that is %s is absent, and all else is read', (_what, texts, readTexts) => {
  expect(read(texts)).toEqual({ ...known, ...readTexts });
});

test('a text longer than a file may give is read', () => {
  const long = { texts: { motto: 'a'.repeat(900), about: { ...page, sections: Array(9).fill(page) } } };
  expect(read(long)!.texts!.motto).toHaveLength(900);
});
