import type { AppLoadContext } from '@remix-run/node';
import { orNull } from '~/back-end/or-null.server';
import { answers, notes, type Sayings } from '~/domain/comparison/sayings';
import { customerTimeoutMs, forCustomer } from '~/features/account/session/for-customer.server';
import { guestCalled } from '~/features/folder-for-two/guest-called';

type Context = Pick<AppLoadContext, 'api' | 'session' | 'log'>;

/**
 * What may be seen of notes and opinions: by a folder's link what its guest may see, else by who is signed in what they
 * and their guests have said of what they keep; nothing by anybody else.
 */
export const sayingsFor = (
  ids: readonly number[],
  token: string | null,
  context: Context,
): Promise<Sayings[]> => (token === null ? ofKeeper(ids, context) : ofGuest(token, context));

async function ofKeeper(ids: readonly number[], context: Context): Promise<Sayings[]> {
  if (ids.length === 0) return [];
  const said = await forCustomer(context, (customer) =>
    customer.saidOfKept(ids, { timeoutMs: customerTimeoutMs }),
  );
  const homes = said?.data ?? [];
  const guests = new Map(
    homes.flatMap(({ guests }) => guests.map(({ link, name }) => [link, guestCalled(name)] as const)),
  );
  return [
    notes(
      'Sua nota',
      homes.map(({ code, note }) => [code, note]),
    ),
    answers(
      'Você',
      homes.map(({ code, own }) => [code, own && { answer: own }]),
    ),
    ...[...guests].map(([link, name]) =>
      answers(
        name,
        homes.map(({ code, guests }) => {
          const theirs = guests.find((each) => each.link === link);
          if (!theirs) return [code, null];
          return [code, theirs.answer ? { answer: theirs.answer, note: theirs.note } : 'hidden'];
        }),
      ),
    ),
  ];
}

async function ofGuest(token: string, { api, log }: Context): Promise<Sayings[]> {
  const folder = await orNull(api.sharedFolder(token, { count: false, timeoutMs: customerTimeoutMs }), log);
  if (!folder) return [];
  const { owner, homes } = folder;
  return [
    notes(
      `Nota de ${owner}`,
      homes.map(({ code, note }) => [code, note]),
    ),
    answers(
      'Você',
      homes.map(({ code, own }) => [code, own]),
    ),
    answers(
      owner,
      homes.map((home) => [home.code, home.owner && { answer: home.owner }]),
    ),
  ];
}
