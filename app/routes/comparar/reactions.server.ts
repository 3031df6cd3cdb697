import type { AppLoadContext } from '@remix-run/node';
import { orNull } from '~/back-end/or-null.server';
import { answers, notes, type Reactions } from '~/domain/comparison/reactions';
import { customerShare, forCustomer } from '~/features/account/session/for-customer.server';
import { guestName } from '~/features/shared-folder/guest-name';

type Context = Pick<AppLoadContext, 'api' | 'session' | 'log'>;

/** Reactions that a folder token's guest may see; without a token, the signed-in customer's own and the guests'. */
export const reactionsFor = (
  ids: readonly number[],
  token: string | null,
  context: Context,
): Promise<Reactions[]> => (token === null ? ownerReactions(ids, context) : ofGuest(token, context));

async function ownerReactions(ids: readonly number[], context: Context): Promise<Reactions[]> {
  if (ids.length === 0) return [];
  const ownReactions = await forCustomer(context, (customer) =>
    customer.saidOfKept(ids, { budgetShare: customerShare }),
  );
  const properties = ownReactions?.data ?? [];
  const guests = new Map(
    properties.flatMap(({ guests }) => guests.map(({ link, name }) => [link, guestName(name)] as const)),
  );
  return [
    notes(
      'Sua nota',
      properties.map(({ code, note }) => [code, note]),
    ),
    answers(
      'Você',
      properties.map(({ code, own }) => [code, own && { answer: own }]),
    ),
    ...[...guests].map(([link, name]) =>
      answers(
        name,
        properties.map(({ code, guests }) => {
          const theirs = guests.find((each) => each.link === link);
          if (!theirs) return [code, null];
          return [code, theirs.answer ? { answer: theirs.answer, note: theirs.note } : 'hidden'];
        }),
      ),
    ),
  ];
}

async function ofGuest(token: string, { api, log }: Context): Promise<Reactions[]> {
  const folder = await orNull(api.sharedFolder(token, { count: false, budgetShare: customerShare }), log);
  if (!folder) return [];
  const { owner, homes: properties } = folder;
  return [
    notes(
      `Nota de ${owner}`,
      properties.map(({ code, note }) => [code, note]),
    ),
    answers(
      'Você',
      properties.map(({ code, own }) => [code, own]),
    ),
    answers(
      owner,
      properties.map((property) => [property.code, property.owner && { answer: property.owner }]),
    ),
  ];
}
