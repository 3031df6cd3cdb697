import { testApi } from '../support/api';
import { fillCatalogue, makeListing } from '../support/catalogue';
import { signedInCustomer } from '../support/customer';
import { openTestDatabase, testEngine } from '../support/database';

/** Two customers, and properties to keep in folders: A, B, C, and FORA, which is no longer on offer. */
export async function openFolders(engine = testEngine) {
  const database = await openTestDatabase(engine);
  const api = testApi(database);
  const ids = await fillCatalogue(database.db, [
    ...['A', 'B', 'C'].map((reference) => makeListing({ reference, sellPrice: 1_000_000 })),
    makeListing({ reference: 'FORA', title: 'Já vendida', available: false, sellPrice: 2_000_000 }),
  ]);
  const [clara, nara] = [await signedInCustomer(api.client), await signedInCustomer(api.client)];
  const { customer } = clara;
  const empty = async () => {
    for (const table of ['folder', 'folder_removal', 'home_note'] as const)
      await database.db.deleteFrom(table).execute();
  };

  const home = (reference: string) =>
    ({ code: ids.get(reference)!, condition: 'used', negotiation: 'sell' }) as const;
  const referenceOf = (code: number) => [...ids].find(([, id]) => id === code)![0];
  const keep = (reference: string, name: string, who = clara) =>
    who.customer.keepInFolder(home(reference), { name });
  /** 'Praia: A B', the one used last first, the newest home first. */
  const shown = async ({ customer } = clara) =>
    (await customer.folders()).map(({ name, homes }) =>
      `${name}: ${homes.map(({ code }) => referenceOf(code)).join(' ')}`.trim(),
    );
  const idOf = async (name: string, { customer } = clara) =>
    (await customer.folders()).find((folder) => folder.name === name)!.id;
  const removedActs = async () =>
    (await customer.removals()).map(({ kind, homes }) =>
      `${kind}: ${homes.map(({ code }) => referenceOf(code)).join(' ')}`.trim(),
    );
  const ask = (method: string, path: string, body?: object) =>
    api.app.request(`/${path}`, {
      method,
      body: body && JSON.stringify(body),
      headers: { authorization: `Bearer ${clara.session.access_token}` },
    });
  return {
    database,
    api,
    ids,
    clara,
    nara,
    customer,
    /** Leaves no folder to anybody. */
    empty,
    home,
    referenceOf,
    keep,
    shown,
    idOf,
    removedActs,
    ask,
  };
}
