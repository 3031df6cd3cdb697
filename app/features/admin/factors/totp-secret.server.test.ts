import { expect, test } from 'vitest';
import { totpSecretOf } from './totp-secret.server';

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const uri = `otpauth://totp/casa.com.br:ana%40casa.com.br?issuer=casa.com.br&secret=${secret}&digits=6`;

test('a posted URI of an app is drawn again', () => {
  expect(totpSecretOf(uri)).toMatchObject({ uri, secret, path: expect.stringMatching(/^M/) });
});

test.each([
  '',
  'https://evil.example/?secret=' + secret,
  uri.replace('totp/', 'hotp/'),
  uri.replace(secret, '<b>'),
])('anything else is not: %s', (other) => expect(totpSecretOf(other)).toBeNull());
