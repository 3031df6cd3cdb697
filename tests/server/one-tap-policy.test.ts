import { afterAll, beforeAll, expect, test } from 'vitest';
import { consentName, encodeConsent } from '~/features/marketing/consent/consent';
import { rawGet, sendRaw } from '../support/raw-http';
import { testSeals } from '../support/visitor';
import { startWebsite } from './website';

let site: Awaited<ReturnType<typeof startWebsite>>;
beforeAll(async () => {
  site = await startWebsite({ GOOGLE_CLIENT_ID: 'site' });
});
afterAll(() => site.close());

const allowed = `${consentName}=${encodeConsent(['marketing'], new Date())}`;
const session = {
  ...{ username: 'a@exemplo.com.br', provider: 'google', token: 't', hasProducts: false },
  ...{ expires: Date.now() + 1e6, begun: Date.now() },
};
const signedIn = testSeals.cookie('sessao', session, 600).split(';')[0];

test.each([
  ['who has not chosen', '/pagina', '', false],
  ['who refused', '/pagina', `${consentName}=${encodeConsent([], new Date())}`, false],
  ['the signed-out who allow it', '/pagina', allowed, true],
  ['the signed-in', '/pagina', `${allowed}; ${signedIn}`, false],
])(
  'a page’s policy lets Google’s one tap in for %s only where it may run',
  async (_who, path, cookie, lets) => {
    const { headers } = await sendRaw(site.port, rawGet(path, { cookie }));
    expect(String(headers['content-security-policy']).includes('accounts.google.com/gsi/')).toBe(lets);
  },
);
