import { afterAll, beforeAll, expect, test } from 'vitest';
import { password } from '../sign-in/visitor';
import { openSpecifiedSite } from '../support/specified/site';
import { all, login, newEmail, siteWithAnalytics, trackedEvents } from './analytics-sites';

const own = siteWithAnalytics();
let user: object = {};
let operators: Awaited<ReturnType<typeof openSpecifiedSite>>;
beforeAll(async () => {
  operators = await openSpecifiedSite(
    (fetch) => async (request) => {
      const answer = await fetch(request);
      if (!request.url.endsWith('/auth/login') || !answer.ok) return answer;
      const body = (await answer.json()) as { user: object };
      return Response.json({ ...body, user: { ...body.user, ...user } });
    },
    { GTM_ID: 'GTM-TEST1' },
  );
});
afterAll(() => operators.close());

const registering = (site: Pick<typeof operators, 'post'>, email: string) =>
  site.post(
    login,
    { etapa: 'registration', nome: 'Clara Nunes', email, senha: password, termos: 'on' },
    { cookie: all },
  );

test('the id of a sign-up is that of the account, and random', async () => {
  const email = newEmail();
  const [event] = trackedEvents(await registering(own.site, email));
  const { public_id } = await own.site.db
    .selectFrom('account')
    .select('public_id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  expect(event).toEqual({ event: 'sign_up', method: 'email', user_id: public_id });
});

const random = '3f2b8c1e-9d4a-4e6f-8a1b-2c3d4e5f6a7b';
test.each([
  ['none', undefined, undefined],
  ['an e-mail', 'clara@exemplo.com.br', undefined],
  ['a number', 741, undefined],
  ['a hash', 'a'.repeat(32), undefined],
  ['a UUID made of a name', random.replace('-4', '-5'), undefined],
  ['a random id', random, random],
])('of a back end that gives %s, a sign-up has no other id', async (_what, public_id, user_id) => {
  user = { public_id };
  const events = trackedEvents(await registering(operators, newEmail()));
  expect(events).toEqual([{ event: 'sign_up', method: 'email', ...(user_id && { user_id }) }]);
});
