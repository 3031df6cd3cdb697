import { describe, expect, test } from 'vitest';
import type { StaffContact, StaffOffer } from '@contract/staff-contacts';
import { offerEvents, promiseText, responsibleText } from './promise-texts';

/** Friday, 14h52 in São Paulo. */
const now = new Date('2026-11-27T17:52:00Z');
const at = (time: string) => `2026-11-27T${time}:00-03:00`;
const offer = (name: string | null, given: Partial<StaffOffer> = {}): StaffOffer => ({
  ...{ name, is_own: false, reason: 'porque cuida do imóvel', at: at('14:44') },
  ...{ due_at: at('14:59'), ended_at: null, outcome: null, ...given },
});
const helena = { kind: 'member' as const, id: 1, name: 'Helena Prado' };

describe('who answers', () => {
  test.each<[string, Partial<StaffContact>]>([
    ['Sem corretor: ninguém assumiu ainda.', {}],
    ['Oferecido a Marina Couto até 14h59, porque cuida do imóvel.', { offers: [offer('Marina Couto')] }],
    ['Helena Prado', { responsible: helena, taken_at: at('14:50') }],
    [
      'Helena Prado, porque ninguém pôde assumir.',
      { responsible: helena, offers: [offer('Helena Prado', { outcome: 'resort', due_at: null })] },
    ],
  ])('%s', (text, given) => {
    expect(responsibleText({ offers: [], responsible: null, taken_at: null, ...given }, now)).toBe(text);
  });
});

describe('the promise', () => {
  test.each<[string, Partial<StaffContact>]>([
    ['', {}],
    ['Resposta prometida até 14h59.', { reply_due_at: at('14:59') }],
    ['Resposta prometida até hoje, 14h33: venceu.', { reply_due_at: at('14:33') }],
    [
      'Respondido hoje, 14h04: WhatsApp.',
      { answer: { at: at('14:04'), channel: 'whatsapp', informed: false }, reply_due_at: at('14:33') },
    ],
    [
      'A pessoa avisou hoje, 14h50: “ninguém falou comigo”. Respondido hoje, 14h04: Outro, informado pelo corretor.',
      {
        complained_at: at('14:50'),
        answer: { at: at('14:04'), channel: 'outro', informed: true },
      },
    ],
  ])('%s', (text, given) => {
    expect(promiseText({ answer: null, complained_at: null, reply_due_at: null, ...given }, now)).toBe(text);
  });
});

test.each<[StaffOffer, string, string]>([
  [offer('Marina Couto'), 'Oferecido a Marina Couto', 'porque cuida do imóvel; até 14h59'],
  [
    offer(null, { outcome: 'lapsed' }),
    'Oferecido a quem já saiu',
    'porque cuida do imóvel; não respondeu a tempo',
  ],
  [offer('Bia', { outcome: 'declined' }), 'Oferecido a Bia', 'porque cuida do imóvel; não pôde'],
  [
    offer('Helena Prado', { outcome: 'resort', due_at: null, reason: 'porque ninguém pôde' }),
    'Ficou com Helena Prado',
    'porque ninguém pôde',
  ],
])('an offer in the history: %#', (given, what, detail) => {
  expect(offerEvents({ offers: [given] }, now)).toEqual([{ at: at('14:44'), what, detail }]);
});
