import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite } from '../imoveis/site';
import { productionSettings } from '../support/cached-site';
import { signedInVisitor } from '../support/signed-in-visitor';
import { unhurriedMs, until } from '../support/until';

let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  const settings = { ...productionSettings, changesTimeoutMs: unhurriedMs };
  site = await openSite(undefined, {}, undefined, settings);
});
afterAll(() => site.close());

/** The visitor's own data, and the brokerage, whose age is by the clock. */
const own = /\/(?:clientArea|productHistory)\/|\/house$/;

test('signed-in visitors share the public answers of our own back end', async () => {
  const clara = await signedInVisitor(site);
  const [[, id]] = [...site.ids] as [[string, number]];
  for (const path of ['/', '/imoveis/venda/sao-paulo', `/usado/venda/apartamento/sao-paulo/moema/${id}`]) {
    const callsOf = async (cookie: string) =>
      (await site.hearing(() => site.get(path, { headers: { cookie } })))
        .map(({ call }) => call)
        .filter((call) => !own.test(call));
    expect((await callsOf(clara.cookie)).length).toBeGreaterThan(0);
    // Answers that came before the catalogue's version was known are asked for again.
    await until(async () => expect(await callsOf(clara.cookie)).toEqual([]));
    // Each is seen for the first time, so nothing of an own is known.
    await until(async () => {
      const { cookie } = await signedInVisitor(site);
      expect([path, await callsOf(cookie)]).toEqual([path, []]);
    });
  }
});
