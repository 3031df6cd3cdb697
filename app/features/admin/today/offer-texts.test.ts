import { describe, expect, test } from 'vitest';
import type { StaffOffer } from '@contract/staff-contacts';
import type { StaffToday } from '@contract/staff-today';
import { dueText, leftText } from './due-text';
import { whyText } from './offer-texts';
import { absenceText, offersSentence, offerView } from './offer-view';

/** Friday, 14h52 in São Paulo. */
const now = new Date('2026-11-27T17:52:00Z');
const at = (time: string) => `2026-11-27T${time}:00-03:00`;
type Contact = NonNullable<StaffToday['contacts']>['rows'][number];
const contact = (given: Partial<Contact> = {}): Contact => ({
  ...{ id: 1, name: 'Rafael Monteiro', request: 'Pedido de visita', code: '18466', created_at: at('14:18') },
  ...{ due_at: at('14:33'), portal: null, complained_at: null, responsible: null, is_own: false },
  ...{ taken_at: null, phone: null, offers: [], ...given },
});
const offer = (name: string, outcome: StaffOffer['outcome'] = null, given: Partial<StaffOffer> = {}) => ({
  ...{ name, outcome, is_own: false, reason: 'porque cuida do imóvel', at: at('14:18') },
  ...{ due_at: at('14:33'), ended_at: null, ...given },
});
const helena = { kind: 'member' as const, id: 1, name: 'Helena Prado' };

describe('why a contact waits', () => {
  test.each<[string, Partial<Contact>]>([
    ['Pedido hoje, 14h18.', {}],
    [
      'Pelo ZAP, hoje, 14h18. Oferecido a Tomás Reis, porque cuida do imóvel.',
      { portal: 'zap', offers: [offer('Tomás Reis')] },
    ],
    [
      'Pedido hoje, 14h18. Oferecido a você, pela vez.',
      { offers: [offer('Helena', null, { is_own: true, reason: 'pela vez' })] },
    ],
    [
      'Pedido hoje, 14h18. Oferecido a Marina Couto, que não respondeu em 15 min; agora é de Helena Prado.',
      { offers: [offer('Marina Couto', 'lapsed'), offer('Helena Prado', 'resort')], responsible: helena },
    ],
    [
      'Pedido hoje, 14h18. Oferecido a Marina Couto, que não pôde, e a Tomás Reis, que não respondeu a tempo; agora é seu.',
      {
        ...{ responsible: helena, is_own: true },
        offers: [
          offer('Marina Couto', 'declined'),
          offer('Tomás Reis', 'lapsed', { at: '2026-11-26T22:00:00Z' }),
          offer('Helena Prado', 'resort'),
        ],
      },
    ],
    [
      'Pedido hoje, 14h18. Oferecido a Marina Couto, que não pôde; agora a Tomás Reis, porque cuida do imóvel.',
      { offers: [offer('Marina Couto', 'declined'), offer('Tomás Reis')] },
    ],
    [
      'Pedido hoje, 14h18. Com Helena Prado, que assumiu hoje, 14h20.',
      { offers: [offer('Helena Prado', 'taken')], responsible: helena, taken_at: at('14:20') },
    ],
    [
      'Pedido hoje, 14h18. A pessoa avisou hoje, 14h50: “ninguém falou comigo”. Você assumiu hoje, 14h20.',
      { responsible: helena, is_own: true, taken_at: at('14:20'), complained_at: at('14:50') },
    ],
    [
      'Pedido hoje, 14h18. Ninguém pôde assumir: é de Helena Prado.',
      { offers: [offer('Helena Prado', 'resort')], responsible: helena },
    ],
  ])('%s', (text, given) => expect(whyText(contact(given), now)).toBe(text));
});

test.each([
  ['2026-11-27T14:30:00-03:00', 'venceu há 22 min', ''],
  ['2026-11-27T14:58:00-03:00', 'vence em 6 min', 'Restam 6 min'],
  ['2026-11-27T14:53:00-03:00', 'vence em 1 min', 'Resta 1 min'],
  ['2026-11-27T19:15:00-03:00', 'vence às 19h15', ''],
  ['2026-11-28T09:15:00-03:00', 'vence amanhã, 9h15', ''],
  ['2026-11-30T09:15:00-03:00', 'vence segunda, 9h15', ''],
])('due at %s', (due, text, left) => {
  expect(dueText(new Date(due), now)).toBe(text);
  if (new Date(due) > now) expect(leftText(new Date(due), now)).toBe(left);
});

describe('offers', () => {
  const offered = {
    ...{ id: 3, request: 'Pedido de visita', portal: 'zap' as const, reason: 'porque o imóvel é seu' },
    property: { code: '18533', title: 'Cobertura no Leblon', district: 'Leblon', city: 'Rio de Janeiro' },
    ...{ has_phone: true, created_at: at('14:43'), due_at: at('14:58') },
  };

  test('a card names the property, the rule and the time', () => {
    expect(offerView(offered, now)).toEqual({
      ...{ id: 3, until: '14h58', left: 'Restam 6 min', hasPhone: true, title: 'Cobertura no Leblon' },
      detail: 'Pedido de visita. 18533, Leblon.',
      why: 'Pelo ZAP, hoje, 14h43. Vem para você porque o imóvel é seu. Quem é aparece quando você assumir.',
    });
    expect(offerView({ ...offered, property: null }, now).title).toBe('Pedido de visita');
  });

  test.each([
    [0, ''],
    [1, 'Um contato novo é seu até 14h58.'],
    [3, 'Três contatos novos são seus; o primeiro, até 14h58.'],
  ])('%i in the sentence', (count, text) => {
    expect(offersSentence({ offers: { count, rows: count > 0 ? [offered] : [] } }, now)).toBe(text);
  });

  test('who is away reads until when', () => {
    expect(absenceText({ absence: { until: '2026-12-02' } })).toBe(
      'Você está fora até 2/12: não recebe contatos.',
    );
    expect(absenceText({ absence: { until: null } })).toBeNull();
  });
});
