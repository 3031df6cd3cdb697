import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { accountNotices } from '~/features/account/client-area/account-notice-list';
import { searchSavedMessage } from '../account/sign-in/search-saved-message.server';
import { signedIn, signedInForm } from '~/features/account/session/guard.server';
import { hasStatus } from '~/back-end/errors.server';
import { sectionOf } from '~/back-end/section.server';
import { submitForm } from '~/forms/submit-form.server';
import { queueEvent } from '../marketing/analytics/analytics-queue.server';
import { links, searchParam } from '~/links';
import { flashCookie } from '~/request/flash.server';
import { saveSearchForm } from './search-forms';
import { searchToSave } from './search-to-save.server';

const searchAddress = ({ request }: LoaderFunctionArgs) => new URL(request.url).searchParams.get(searchParam);

export const saveSearchData = (args: LoaderFunctionArgs) =>
  signedIn(args, async ({ customer }) => {
    const { log } = args.context;
    const [search, account, saved] = await Promise.all([
      searchToSave(searchAddress(args), args.context),
      sectionOf(customer.userData(), log, (user) => ({ email: user.email, ...accountNotices(user) })),
      sectionOf(customer.savedSearches(), log, ({ data: all, removed }) => ({
        /** A back end that cannot restore searches sends no alerts. */
        tells: removed !== null,
        // Only our back end has frequencies and allows changes.
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

export const saveSearch = (args: ActionFunctionArgs) =>
  signedInForm(args, [saveSearchForm], async ({ customer, typed }) => {
    const search = await searchToSave(searchAddress(args), args.context);
    if (!search) throw new Response(null, { status: 400 });
    const { address, filters, currency } = search;
    const { notTaken, answer } = await submitForm(saveSearchForm, typed, {
      async send({ nome: name, frequencia: frequency, lugar }) {
        const values = { name, frequency, filters, currency };
        await (lugar ? customer.changeSearch(lugar, values).catch(orNotFound) : customer.saveSearch(values));
        return frequency;
      },
      log: args.context.log,
      refusal: { isGuarded: true },
    });
    if (notTaken) {
      const { reply, status, headers } = notTaken;
      return data(reply, { status: status === 422 ? 400 : status, headers });
    }
    queueEvent(args.context, { event: 'user_save_search' });
    return redirect(address, {
      status: 303,
      headers: {
        'Set-Cookie': await flashCookie(await searchSavedMessage(customer, answer, args.context.log)),
      },
    });
  });

export function orNotFound(error: unknown): never {
  throw hasStatus(error, 404) ? new Response(null, { status: 404 }) : error;
}
