import { describe, expect, it } from 'vitest';
import { mailDelivery, readMailChoice } from './mail-delivery';

describe('how an instance sends e-mails', () => {
  it.each([
    ['embedded', true, false, 'smtp'],
    ['embedded', false, false, 'files'],
    ['embedded', false, true, 'files'],
    ['postgres', true, false, 'smtp'],
    ['postgres', false, true, 'files'],
    ['postgres', false, false, null],
  ] as const)('%s, server %s, MAIL=files %s: %s', (engine, hasServer, wantsFiles, delivery) => {
    expect(mailDelivery({ engine, hasServer, wantsFiles })).toBe(delivery);
  });

  it('refuses a server and files together', () => {
    const both = () => mailDelivery({ engine: 'postgres', hasServer: true, wantsFiles: true });
    expect(both).toThrow(/^MAIL=files e SMTP_URL /);
  });

  it.each([
    ['files', 'files'],
    ['/var/mail/root', 'unset'],
    ['file', null],
    ['off', null],
  ])('takes a login shell’s mailbox for no choice: %s', (text, read) => {
    expect(readMailChoice(text)).toBe(read);
  });
});
