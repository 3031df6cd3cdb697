import { expect, test } from 'vitest';
import { leadAnswer, leadBody, leadKinds } from './leads';

const least = {
  idempotency_key: 'a-key-of-16-char',
  kind: 'contact',
  email: 'maria@exemplo.com.br',
  name: 'Maria',
  consent: { version: '2026-11', at: '2026-11-22T12:00:00Z' },
};
const whole = {
  ...least,
  cpf: '52998224725',
  created_new_user: true,
  whatsapp: '+55 (11) 98765-4321',
  contact_preference: 'WhatsApp',
  subject: 'Comprar',
  message: 'Gostaria de visitar.',
  close_prevision: 'Em três meses',
  objective: 'Quero investir',
  place: 'Perto do mar',
  fase: ['Novo', 'Usado'],
  tipology: ['Casa'],
  price_min: 0,
  price_max: 999_999_999_999,
  rooms: 1,
  suites: 5,
  garage: 2,
  product_id: 2_147_483_647,
  broker: 'ana-lima',
  visit: { mode: 'virtual', day: '2026-12-01', period: 'Manhã' },
  campaign: {
    source: 'news',
    campaign: 'verão',
    term: 'casa',
    content: 'a',
    medium: 'email',
    referrer: 'x'.repeat(500),
  },
};

test('a lead arrives with everything that was said in it', () => {
  expect(leadBody.parse(whole)).toEqual(whole);
});

test('accepts a lead with contact and consent only, without an account', () => {
  expect(leadBody.parse(least)).toEqual({ ...least, created_new_user: false });
});

test.each(leadKinds)('a lead of the form %s is taken', (kind) => {
  expect(leadBody.parse({ ...least, kind }).kind).toBe(kind);
});

test.each([
  ['with a key that is too short to be one of its own', { idempotency_key: 'a-key-of-15-cha' }],
  ['with a key of more than eighty', { idempotency_key: 'x'.repeat(81) }],
  ['with a key of other characters', { idempotency_key: 'a key of 16 char' }],
  ['of no form of ours', { kind: 'spam' }],
  ['without an e-mail', { email: '' }],
  ['without a name', { name: ' ' }],
  ['with a name of more than 120', { name: 'x'.repeat(121) }],
  ['with a CPF that does not exist', { cpf: '529.982.247-26' }],
  ['with a telephone that does not exist', { whatsapp: '+55 (11) 1' }],
  ['about nothing that is known', { subject: 'Trocar' }],
  ['answered by no way that is known', { contact_preference: 'Fax' }],
  ['with an empty message', { message: '' }],
  ['with a message of more than 2000', { message: 'x'.repeat(2001) }],
  ['with a line of more than 200', { place: 'x'.repeat(201) }],
  ['with more phases than there are', { fase: ['Novo', 'Usado', 'Novo'] }],
  ['with a kind of home that is not known', { tipology: ['Castelo'] }],
  ['with a price below nothing', { price_min: -1 }],
  ['with a price that no column holds', { price_max: 1_000_000_000_000 }],
  ['with half a real', { price_max: 0.5 }],
  ['with no rooms at all', { rooms: 0 }],
  ['with more than five rooms', { rooms: 6 }],
  ['with half a suite', { suites: 1.5 }],
  ['of property 0', { product_id: 0 }],
  ['of a property that no column holds', { product_id: 2_147_483_648 }],
  ['of half a property', { product_id: 1.5 }],
  ['for a broker whose name is no address', { broker: 'ana lima' }],
  ['for a visit by no way that is known', { visit: { ...whole.visit, mode: 'phone' } }],
  ['for a visit on no day', { visit: { ...whole.visit, day: '2026-02-30' } }],
  ['for a visit at no time', { visit: { ...whole.visit, period: '' } }],
  ['for a visit at a time of more than 60', { visit: { ...whole.visit, period: 'x'.repeat(61) } }],
  ['with a page before of more than 500', { campaign: { referrer: 'x'.repeat(501) } }],
  ['of a campaign with a name of more than 200', { campaign: { source: 'x'.repeat(201) } }],
  ['with consent to no notice', { consent: { ...least.consent, version: '' } }],
  ['with consent to a notice of more than 40', { consent: { ...least.consent, version: 'x'.repeat(41) } }],
  ['with consent at no moment', { consent: { ...least.consent, at: 'yesterday' } }],
])('a lead %s is refused', (_, fault) => {
  expect(leadBody.safeParse({ ...whole, ...fault }).success).toBe(false);
});

test('a protocol of forty characters is told on, a longer one is not', () => {
  expect(leadAnswer.parse({ protocol: 'x'.repeat(40) })).toEqual({ protocol: 'x'.repeat(40) });
  expect(leadAnswer.parse({})).toEqual({});
  expect(leadAnswer.safeParse({ protocol: 'x'.repeat(41) }).success).toBe(false);
});
