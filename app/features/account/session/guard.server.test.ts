import type { LoaderFunctionArgs } from '@remix-run/node';
import { describe, expect, test } from 'vitest';
import { ApiHttpError } from '~/back-end/errors.server';
import { links } from '~/links';
import { leaveEndedSession, signedIn } from './guard.server';

const path = '/area-do-cliente/meu-perfil?de=lista&n=2';
const user = { username: 'clara@example.com', provider: 'bossa-nova', hasProducts: false };

function requestArgs(given: { isIn?: boolean; hasEnded?: boolean; form?: boolean; user?: null } = {}) {
  const session = {
    isPrivate: false,
    user: given.isIn && given.user !== null ? user : null,
    hasEnded: given.hasEnded ?? false,
    customer: () => Promise.resolve(given.isIn ? 'calls' : null),
    end() {
      this.hasEnded = true;
    },
  };
  const body = given.form ? { method: 'POST', body: new URLSearchParams({ a: '1' }) } : {};
  const request = new Request(`https://www.example.com.br${path}`, body);
  return { session, args: { request, params: {}, context: { session } } as unknown as LoaderFunctionArgs };
}

const sentBy = async (work: () => unknown) => {
  try {
    await work();
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    const { status, headers } = thrown;
    return { status, to: headers.get('Location'), anew: headers.get('X-Remix-Reload-Document') };
  }
  return null;
};
const to = (address: string) => ({ status: 302, to: address, anew: 'true' });

describe('the guard of private pages', () => {
  test('lets a signed-in visitor through and marks the answer private', async () => {
    const { args, session } = requestArgs({ isIn: true });
    expect(await signedIn(args, (who) => Promise.resolve(who))).toEqual({ customer: 'calls', ...user });
    expect(session).toMatchObject({ isPrivate: true, hasEnded: false });
  });

  test.each([
    ['signed out', {}, links.login(path)],
    ['without a name', { isIn: true, user: null }, links.login(path)],
    ['of a session that has ended', { hasEnded: true }, links.sessionEnded(path)],
  ] as const)(
    'leads who is %s to signing in, to come back to the whole address',
    async (_, given, address) => {
      const { args, session } = requestArgs(given);
      let hasRun = false;
      const run = () => Promise.resolve((hasRun = true));
      expect(await sentBy(() => signedIn(args, run))).toEqual(to(address));
      expect([hasRun, session.isPrivate]).toEqual([false, true]);
    },
  );

  test('asks where the page says, where it says so', async () => {
    const load = () => signedIn(requestArgs().args, () => Promise.resolve(), links.signInOver);
    expect(await sentBy(load)).toEqual(to(links.signInOver(path)));
  });

  test('ends a session that the back end has ended, and leads home', async () => {
    const { args, session } = requestArgs({ isIn: true });
    const over = () => Promise.reject(new ApiHttpError(401, 'GET auth/userData', null));
    expect(await sentBy(() => signedIn(args, over))).toEqual(to(links.sessionEnded(path)));
    expect(session.hasEnded).toBe(true);
  });

  test('passes every other failure on, and keeps the session', async () => {
    const { args, session } = requestArgs({ isIn: true });
    const failure = new ApiHttpError(503, 'GET auth/userData', null);
    await expect(signedIn(args, () => Promise.reject(failure))).rejects.toBe(failure);
    expect(session.hasEnded).toBe(false);
  });
});

test.each([
  ['ended: leads home', { hasEnded: true }, to(links.sessionEnded(path))],
  ['ended, and a form is answered: what was typed stays', { hasEnded: true, form: true }, null],
  ['lasting: stays', { isIn: true }, null],
] as const)('a public page whose session has %s', async (_, given, answer) => {
  expect(await sentBy(() => leaveEndedSession(requestArgs(given).args))).toEqual(answer);
});
