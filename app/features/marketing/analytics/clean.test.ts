import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleaned } from './clean';
import { events } from './events';

/** Personal data that must never reach analytics, in common notations. */
const digits = (length: number) => fc.stringMatching(new RegExp(`^[1-9]\\d{${length - 1}}$`));
const phone = fc
  .tuple(digits(2), digits(9), fc.constantFrom('', ' ', '-', '.', ') ', '_', '/'))
  .map(([area, number, between]) => `${area}${between}${number.slice(0, 5)}${between}${number.slice(5)}`);
const cpf = digits(11).map((all) => all.replace(/(...)(...)(...)(..)/, '$1.$2.$3-$4'));
const protocol = digits(10).map((all) => `${all.slice(0, 4)}-${all.slice(4)}`);
const bytes = fc.uint8Array({ minLength: 16, maxLength: 32 }).map((each) => Buffer.from(each));
const token = fc.oneof(
  bytes.map((each) => each.toString('hex')).filter((each) => /[a-f]/.test(each)),
  bytes
    .map((each) => each.toString('base64url'))
    .filter((each) => /\d|[a-z][A-Z]/.test(each) && /[a-z]/.test(each) && /[A-Z]/.test(each)),
  fc.uuid(),
);
const secret = fc.oneof(fc.emailAddress(), phone, cpf, protocol, token, digits(11));

const hidden = secret.chain((canary) => {
  const around = fc.tuple(
    fc.constantFrom('', 'Casa ', 'a/', ' '),
    fc.constantFrom('', ' e mais', '?x=1', '/b'),
  );
  const written = fc.oneof(
    around.map(([before, after]) => before + canary + after),
    fc.constant(`https://www.casa.com.br/pasta/${encodeURIComponent(canary)}?email=${canary}#${canary}`),
    fc.constant(Number(canary.replace(/\D/g, '').slice(0, 15))),
    fc.constant([
      { item_id: canary, item_name: canary, item_category: canary, price: canary, email: canary },
    ]),
  );
  return written.map((value) => ({ canary, value }));
});

/** One field is a random id of this shape. */
const uuidOfVersion4 = /^[\da-f]{8}-[\da-f]{4}-4/;
const ofAnything = fc.constantFrom(...Object.keys(events)).chain((event) => {
  const names = [...Object.keys(events[event as keyof typeof events].fields), 'email', 'nome', '__proto__'];
  return fc
    .record({
      event: fc.constant(event),
      name: fc.constantFrom(...names),
      given: hidden,
      other: fc.anything(),
    })
    .filter(({ name, given }) => name !== 'user_id' || !uuidOfVersion4.test(given.canary));
});

const textsIn = (push: object) => {
  const texts = Object.values(push).map((value) => JSON.stringify(value) ?? '');
  return [...texts, ...texts.map((each) => each.replace(/\D/g, ''))];
};

test('pushes no e-mail, phone, CPF, protocol or token from any field', () => {
  fc.assert(
    fc.property(ofAnything, ({ event, name, given: { canary, value }, other }) => {
      const push = cleaned({ email: canary, other, event, [name]: value });
      const bare = canary.replace(/\D/g, '');
      for (const each of textsIn(push!)) {
        expect(each).not.toContain(canary);
        if (bare.length >= 10 && !/[a-z]/i.test(canary)) expect(each).not.toContain(bare);
      }
    }),
    { numRuns: 600 },
  );
});

test('whatever is given, an event has the fields of the table and no others', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.keys(events)),
      fc.dictionary(fc.string(), fc.anything()),
      (event, data) => {
        const push = cleaned({ ...data, event });
        expect(Object.keys(push!)).toEqual([
          'event',
          ...Object.keys(events[event as keyof typeof events].fields),
        ]);
      },
    ),
  );
  for (const given of [null, 'login', {}, { event: 'purchase' }, { event: 'toString' }])
    expect(cleaned(given)).toBeNull();
});

test('what an event may say it says', () => {
  const items = [{ item_id: '741', item_name: 'Casa  no Jardim', item_category: 'Casa', price: 2_500_000 }];
  expect(cleaned({ event: 'view_item', currency: 'BRL', value: 2_500_000, items })).toEqual({
    event: 'view_item',
    currency: 'BRL',
    value: 2_500_000,
    items: [{ ...items[0], item_name: 'Casa no Jardim' }],
  });
  const user_id = '3f2b8c1e-9d4a-4e6f-8a1b-2c3d4e5f6a7b';
  const signUp = { event: 'sign_up', method: 'google', user_id };
  expect(cleaned(signUp)).toEqual(signUp);
  // Hashes of an e-mail: SHA-256, MD5, and a UUID of version 5.
  for (const hash of ['a'.repeat(64), 'a'.repeat(32), user_id.replace('-4', '-5'), 'clara@exemplo.com.br'])
    expect(cleaned({ ...signUp, user_id: hash })).toEqual({ ...signUp, user_id: undefined });
  expect(cleaned({ event: 'login', method: 'clara' })).toEqual({ event: 'login', method: undefined });
  const title = { page_title: 'á'.repeat(20).concat(' ').repeat(20) };
  expect([...String(cleaned({ event: 'route_change', ...title })!.page_title)].length).toBeLessThanOrEqual(
    100,
  );
});
