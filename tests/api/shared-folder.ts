import { sql } from 'kysely';
import { testApi } from '../support/api';
import { fillCatalogue, makeListing } from '../support/catalogue';
import { signedInCustomer } from '../support/customer';
import { openTestDatabase } from '../support/database';

/** A folder of a customer with the properties A, B and FORA, which is no longer on offer, and links to it. */
export async function openSharedFolder() {
  const database = await openTestDatabase();
  const api = testApi(database);
  const ids = await fillCatalogue(database.db, [
    ...['A', 'B', 'C'].map((reference) => makeListing({ reference, sellPrice: 1_000_000 })),
    makeListing({ reference: 'FORA', available: false, sellPrice: 2_000_000 }),
  ]);
  const clara = await signedInCustomer(api.client, { nome: 'Clara Nunes Guimarães' });
  const mallory = await signedInCustomer(api.client);
  let folder = '';
  /** Makes the folder, the only one. @returns its id */
  const makeFolder = async () => {
    for (const table of ['folder', 'folder_removal', 'home_note', 'attempt'] as const)
      await database.db.deleteFrom(table).execute();
    for (const reference of ['FORA', 'B', 'A'])
      await clara.customer.keepInFolder(homeOf(reference), { name: 'Casa da família' });
    folder = (await clara.customer.folders())[0]!.id;
    return folder;
  };

  const code = (reference: string) => ids.get(reference)!;
  const homeOf = (reference: string) =>
    ({ code: code(reference), condition: 'used', negotiation: 'sell' }) as const;
  const link = (more: { days?: 7 | 30 | 90 | null; notes?: boolean } = {}) =>
    clara.customer.makeLink(folder, { days: 30, ...more });
  const opened = (token: string, count = false) => api.client.sharedFolder(token, { count });
  const sharing = () => clara.customer.sharing(folder);
  const say = (token: string, reference: string, answer: 'yes' | 'maybe' | 'no', note = '') =>
    api.client.answerAsGuest({ token, code: code(reference), answer, note });
  const reactionsTo = async (reference: string) =>
    (await sharing()).opinions.find((each) => each.code === code(reference))!;
  const passDays = (days: number) =>
    sql`update folder_link set expires_at = expires_at - ${days} * interval '1 day',
      revoked_at = revoked_at - ${days} * interval '1 day'`.execute(database.db);
  const status = (promise: Promise<unknown>) =>
    promise.then(
      () => 200,
      (error: { status: number }) => error.status,
    );
  return {
    database,
    api,
    clara,
    mallory,
    makeFolder,
    code,
    link,
    opened,
    sharing,
    say,
    saidOf: reactionsTo,
    passDays,
    status,
  };
}
