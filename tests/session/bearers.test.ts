import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchBoxField } from '~/domain/search-box-fields';
import { links } from '~/links';
import { openSite } from '../imoveis/site';
import { signedInCustomer } from '../support/customer';
import { sessionCookieOf, sessionDataOf } from '../support/visitor';

let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** What the website asks for all pages: the brokerage and the menus' links (docs/decisions/0089). */
const shared = ['GET /house', 'POST /search/offered', 'GET /home/searchLocations'];

test('every call for a signed-in visitor has the bearer', async () => {
  const { email, session } = await signedInCustomer(site.context.api);
  const cookie = sessionCookieOf(sessionDataOf(email, session));
  const [[, id]] = [...site.ids] as [[string, number]];
  const pages = ['/', '/imoveis/venda/sao-paulo', `/usado/venda/apartamento/sao-paulo/moema/${id}`];
  const heard = await site.hearing(async () => {
    for (const path of [...pages, links.signedInHome(), links.profile(), links.recentSearches()])
      await site.get(path, { headers: { cookie } });
    await site.post(links.recentSearches(), { [searchBoxField.place]: '1' }, { cookie });
    const browser = {
      cookie,
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    };
    await site.post(links.viewCountAction(), { imovel: `usado/${id}` }, browser);
  });

  const calls = (hasBearer: boolean) => [
    ...new Set(heard.filter((each) => each.hasBearer === hasBearer).map(({ call }) => call)),
  ];
  expect(calls(false).filter((call) => !shared.includes(call))).toEqual([]);
  const own = [
    'POST /search/properties',
    `GET /products/usado/${id}`,
    `GET /products/usado/${id}/similar`,
    'GET /clientArea/favorite',
    'GET /sellRent/getLocations',
    'POST /search/recent',
  ];
  expect(calls(true)).toEqual(
    expect.arrayContaining([...own, 'POST /views', 'POST /clientArea/visitasImovel']),
  );
});
