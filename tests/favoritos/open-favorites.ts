import { afterAll, beforeAll, beforeEach } from 'vitest';
import { openSite } from '../imoveis/site';
import { makeListing } from '../support/catalogue';
import { signedInVisitor } from '../support/signed-in-visitor';

export const favorites = '/area-do-cliente/meus-favoritos';
/** The status and the `Location` of an answer. */
export const answerOf = ({ status, headers }: { status: number; headers: Headers }) => [
  status,
  headers.get('Location'),
];

/** Opens a website with three properties and a signed-in visitor; removes all favourites before each test. */
export function openFavorites() {
  let site: Awaited<ReturnType<typeof openSite>>;
  let cookie: string;
  beforeAll(async () => {
    const both = { forSale: true, forRent: true, rentPrice: 9_000 };
    site = await openSite([
      makeListing({ reference: 'CASA', title: 'Casa de vila', ...both }),
      makeListing({ reference: 'LOFT', title: 'Loft no centro' }),
      makeListing({ reference: 'FORA', title: 'Já vendido', available: false }),
    ]);
    ({ cookie } = await signedInVisitor(site, { email: 'clara@exemplo.com.br' }));
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    await site.db.deleteFrom('folder').execute();
    await site.db.deleteFrom('property_visit').execute();
  });
  return {
    opened: {
      get site() {
        return site;
      },
      /** The `Cookie` header of the signed-in visitor. */
      get cookie() {
        return cookie;
      },
    },
    id: (reference: string) => site.ids.get(reference)!,
    page: (path: string, as = cookie) => site.get(path, { headers: { cookie: as } }),
    /** The `Cookie` header of a browser whose session the back end has ended. */
    async endedSession(): Promise<string> {
      const { account, cookie } = await signedInVisitor(site);
      await site.db.deleteFrom('session').where('account_id', '=', account.id).execute();
      return cookie;
    },
  };
}
