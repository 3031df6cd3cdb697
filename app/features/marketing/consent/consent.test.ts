import { expect, test } from 'vitest';
import { choiceField, chosenPurposes, consentName, decodeConsent, encodeConsent } from './consent';

const nothing = { decided: false, preferences: false, statistics: false, marketing: false };
const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
};

test.each([
  ['ok', {}, ['preferencias']],
  ['recusar', { preferencias: 'sim', marketing: 'sim' }, []],
  ['todos', {}, ['preferencias', 'estatisticas', 'marketing']],
  ['escolha', { marketing: 'sim', estatisticas: 'sim', outra: 'sim' }, ['estatisticas', 'marketing']],
  ['escolha', {}, []],
  ['sim', {}, null],
  ['', {}, null],
])('the button %j with %j allows %j', (button, boxes, allowed) => {
  expect(chosenPurposes(form({ [choiceField]: button, ...boxes }))).toEqual(allowed);
});

test('a form without a button allows nothing and refuses nothing', () => {
  expect(chosenPurposes(form({ preferencias: 'sim' }))).toBeNull();
});

test.each([
  [[], { ...nothing, decided: true }],
  [['preferencias'], { ...nothing, decided: true, preferences: true }],
  [
    ['preferencias', 'estatisticas', 'marketing'],
    { decided: true, preferences: true, statistics: true, marketing: true },
  ],
] as const)('a choice of %j is remembered as it was made, with its version and day', (purposes, consent) => {
  const value = encodeConsent(purposes, new Date('2026-11-21T23:59:00Z'));
  expect(value).toMatch(/^1\.2026-11-21/);
  expect(decodeConsent(`a=b; ${consentName}=${value}; c=d`)).toEqual(consent);
});

test.each([
  ['no cookie', null],
  ['another version', `${consentName}=9.2026-11-21.marketing`],
  ['no day', `${consentName}=1.hoje.marketing`],
  ['nothing', `${consentName}=`],
  ['another cookie', `x${consentName}=1.2026-11-21.marketing`],
  ['an acceptance of another value', 'cookiesAccepted=0'],
])('%s is no choice', (_what, cookies) => {
  expect(decodeConsent(cookies)).toEqual(nothing);
});

test('reads the old Ok cookie as decided, without optional consent', () => {
  expect(decodeConsent('cookiesAccepted=1')).toEqual({ ...nothing, decided: true });
});
