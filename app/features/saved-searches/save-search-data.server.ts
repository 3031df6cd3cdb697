import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { accountNotices } from '~/features/account/client-area/account-notice-list';
import { searchSaved } from '~/features/account/sign-in/search-saved.server';
import { signedIn, signedInForm } from '~/features/account/session/guard.server';
import { hasStatus } from '~/back-end/errors.server';
import { sectionOf } from '~/back-end/section.server';
import { submitForm } from '~/forms/submit-form.server';
import { tellNext } from '~/features/marketing/analytics/tell-next.server';
import { links, searchParam } from '~/links';
import { flashCookie } from '~/request/flash.server';
import { saveSearchForm } from './search-forms';
import { searchToSave } from './search-to-save.server';

const asked = ({ request }: LoaderFunctionArgs) => new URL(request.url).searchParams.get(searchParam);

/** The form that saves a listing's search, and what of the account it speaks of. */
export const saveSearchData = (args: LoaderFunctionArgs) =>
  signedIn(args, async ({ customer }) => {
    const { log } = args.context;
    const [search, account, saved] = await Promise.all([
      searchToSave(asked(args), args.context),
      sectionOf(customer.userData(), log, (user) => ({ email: user.email, ...accountNotices(user) })),
      sectionOf(customer.savedSearches(), log, ({ data: all, removed }) => ({
        /** A back end that takes nothing back is not ours, and writes to nobody. */
        tells: removed !== null,
        // One that has a frequency is ours, and can be changed.
        others: all.flatMap(({ id, name, frequency }) => (frequency ? [{ id, name }] : [])),
      })),
    ]);
    if (!search) throw redirect(links.savedSearches());
    const { filters: _, ...shown } = search;
    return {
      ...shown,
      account: account.status === 'shown' ? account.value : null,
      ...(saved.status === 'shown' ? saved.value : { tells: true, others: [] }),
    };
  });
export type SaveSearchData = Awaited<ReturnType<typeof saveSearchData>>;

/** Saves it, and leads back to its listing. */
export const saveSearch = (args: ActionFunctionArgs) =>
  signedInForm(args, [saveSearchForm], async ({ customer, typed }) => {
    const search = await searchToSave(asked(args), args.context);
    if (!search) throw new Response(null, { status: 400 });
    const { address, filters, currency } = search;
    const { notTaken, answer } = await submitForm(saveSearchForm, typed, {
      async send({ nome: name, frequencia: frequency, lugar }) {
        const kept = { name, frequency, filters, currency };
        await (lugar ? customer.changeSearch(lugar, kept).catch(orUnknown) : customer.saveSearch(kept));
        return frequency;
      },
      log: args.context.log,
      refusal: { isGuarded: true },
    });
    if (notTaken) {
      const { reply, status, headers } = notTaken;
      return data(reply, { status: status === 422 ? 400 : status, headers });
    }
    tellNext(args.context, { event: 'user_save_search' });
    return redirect(address, {
      status: 303,
      headers: { 'Set-Cookie': await flashCookie(await searchSaved(customer, answer, args.context.log)) },
    });
  });

/** Somebody else's, or gone. */
export function orUnknown(error: unknown): never {
  throw hasStatus(error, 404) ? new Response(null, { status: 404 }) : error;
}
