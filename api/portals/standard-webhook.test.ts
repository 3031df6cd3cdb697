import { expect, onTestFinished, test } from 'vitest';
import { signature } from '@api/leads/webhook';
import { clock } from '@domain/kernel/clock';
import { basicCheck, headerCheck } from './credentials';
import { readHeaderName, readPortalSecrets, readStateSecrets } from './settings';
import { readMessage } from './standard-webhook';
import { stopClock } from '@tests/support/stopped-clock';

const keys = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
const body = '{"a":"é"}';
const read = (headers: Record<string, string>, text = body) =>
  readMessage(keys, (name) => headers[name], new TextEncoder().encode(text));
const signed = (key = keys[0]!, id = 'm1', at?: number) => signature(key, id, body, at);

test('each key of a rotation signs', () => {
  for (const key of keys) expect(read(signed(key))).toMatchObject({ id: 'm1' });
});

test('one of several signatures is enough', () => {
  const [other, own] = [signed(Buffer.alloc(32, 9)), signed()];
  const both = `${other['webhook-signature']} v2,AAAA ${own['webhook-signature']}`;
  expect(read({ ...own, 'webhook-signature': both })).not.toBeNull();
});

test.each([-301, 301])('%i seconds from now are too far', (seconds) => {
  onTestFinished(stopClock());
  expect(read(signed(keys[0], 'm1', clock.nowMs() + seconds * 1000))).toBeNull();
});

test('another body, id or time is not what was signed', () => {
  expect(read(signed(), `${body} `)).toBeNull();
  expect(read({ ...signed(), 'webhook-id': 'm2' })).toBeNull();
  const time = Math.floor(clock.nowMs() / 1000) - 5;
  expect(read({ ...signed(), 'webhook-timestamp': `${time}` })).toBeNull();
  expect(read({})).toBeNull();
});

const secret = '594F803B380A41396ED63DCA39503542';
const base64 = (text: string) => Buffer.from(text).toString('base64');
test.each([
  [`Basic ${base64(`vivareal:${secret}`)}`, true],
  [`basic  ${base64(`:${secret}`)}`, true],
  [`Basic ${secret}`, true],
  [`Basic ${base64(secret)}`, true],
  [`Basic ${base64(`${secret}:x`)}`, false],
  [secret, false],
  [`Bearer ${secret}`, false],
  ['Basic ', false],
  [undefined, false],
])('ZAP with %j: %s', (header, isKnown) => expect(basicCheck([secret])(header)).toBe(isKnown));

test('the header of Imovelweb is compared whole', () => {
  const isSecret = headerCheck([`Basic ${secret}`]);
  expect([`Basic ${secret}`, secret, `basic ${secret}`, undefined].map(isSecret)).toEqual([
    ...[true, false, false, false],
  ]);
});

test('settings take one secret or two, and no short one', () => {
  expect(readPortalSecrets(` ${secret}, Basic ${secret} `)).toEqual([secret, `Basic ${secret}`]);
  for (const bad of ['', ',', 'short', `${secret},${secret},${secret}`, `${secret}é`])
    expect(readPortalSecrets(bad)).toBeNull();
  expect(readStateSecrets(`${secret}, whsec_${base64(secret)}`)).toHaveLength(2);
  for (const bad of ['', 'short', `whsec_${base64('of 16 bytes only')}`, `${secret},${secret},${secret}`])
    expect(readStateSecrets(bad)).toBeNull();
});

test.each([
  ['Authorization', 'authorization'],
  ['X-Portal', 'x-portal'],
  ['X-Forwarded-For', null],
  ['X-Api-Secret', null],
  ['Host', null],
  ['Cookie', null],
  ['a b', null],
])('the header %s is %s', (name, read) => expect(readHeaderName(name)).toBe(read));
