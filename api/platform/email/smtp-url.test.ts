import { describe, expect, it } from 'vitest';
import { readSmtpUrl } from './smtp-url';

const encrypted = { secure: false, requireTLS: true };

describe('the address of a mail server', () => {
  it.each([
    ['smtp://mail.example', { ...encrypted, host: 'mail.example', port: 587 }],
    ['smtp://mail.example:25', { ...encrypted, host: 'mail.example', port: 25 }],
    ['smtps://mail.example', { ...encrypted, host: 'mail.example', port: 465, secure: true }],
    [
      'smtp://user%40example.com:p%3Aa%2Fss%25@mail.example',
      { ...encrypted, host: 'mail.example', port: 587, auth: { user: 'user@example.com', pass: 'p:a/ss%' } },
    ],
    ['smtp://localhost:1025', { ...encrypted, host: 'localhost', port: 1025, requireTLS: false }],
    ['smtp://[::1]:1025', { ...encrypted, host: '::1', port: 1025, requireTLS: false }],
    [
      'smtp://mail.example?requireTLS=false',
      { ...encrypted, host: 'mail.example', port: 587, requireTLS: false },
    ],
    ['smtp://localhost/?requireTLS=true', { ...encrypted, host: 'localhost', port: 587 }],
  ])('%s', (text, wanted) => {
    expect(readSmtpUrl(text)).toEqual(wanted);
  });

  it.each([
    'mail.example',
    'https://mail.example',
    'smtp://',
    'smtp://user@mail.example',
    'smtp://mail.example/inbox',
    'smtp://mail.example?tls.rejectUnauthorized=false',
    'smtp://mail.example?requireTLS=false&pool=true',
    'smtp://mail.example?requireTLS=no',
    'smtp://user:%E0%A4%A@mail.example',
    'smtp://mail.example:70000',
  ])('is nothing else: %s', (text) => {
    expect(readSmtpUrl(text)).toBeNull();
  });
});
