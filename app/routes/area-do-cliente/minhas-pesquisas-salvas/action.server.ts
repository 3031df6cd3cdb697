import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { frequencies, frequencyWords } from '@domain/saved-search/frequency';
import type { SnackbarMessage } from '~/domain/snackbar';
import { searchIdPattern } from '~/domain/saved-search';
import type { CustomerApi } from '~/back-end/client.server';
import { refusalOf } from '~/back-end/refusal.server';
import { markSeen } from '~/features/account/client-area/mark-seen.server';
import { signedInForm } from '~/features/account/session/guard.server';
import { orNotFound } from '~/features/saved-searches/save-search-data.server';
import {
  frequencyField,
  intentField,
  type SearchIntent,
  searchField,
  searchIntents,
} from '~/features/saved-searches/search-intents';
import { textOf } from '~/forms/forms.server';
import { links } from '~/links';
import { flashCookie } from '~/request/flash.server';

interface Done {
  to?: string;
  text?: string;
}
/** All intents but 'Marcar tudo como visto', which concerns no single search. */
type OfSearch = Exclude<SearchIntent, typeof searchIntents.seen>;
type Task = (customer: CustomerApi, id: string, typed: FormData) => Promise<Done>;

const bad = () => new Response(null, { status: 400 });

const tasks: Record<OfSearch, Task> = {
  async [searchIntents.frequency](customer, id, typed) {
    const requested = textOf(typed, frequencyField);
    const frequency = frequencies.find(({ value }) => value === requested)?.value;
    if (!frequency) throw bad();
    await customer.changeSearch(id, { frequency });
    return { text: frequencyWords(frequency).promise };
  },
  async [searchIntents.pause](customer, id) {
    await customer.changeSearch(id, { paused: true });
    return { text: 'A pesquisa está em pausa por duas semanas.' };
  },
  async [searchIntents.resume](customer, id) {
    await customer.changeSearch(id, { paused: false });
    return { text: 'A pesquisa avisa de novo.' };
  },
  async [searchIntents.remove](customer, id) {
    await customer.removeSearch(id);
    // The page itself shows the message with the undo button.
    return { to: links.savedSearches(id) };
  },
  async [searchIntents.restore](customer, id) {
    await customer.restoreSearch(id);
    return { text: 'A pesquisa voltou, e avisa como antes.' };
  },
  async [searchIntents.erase](customer, id) {
    await customer.removeSearch(id, { forever: true });
    return { text: 'A pesquisa foi apagada.' };
  },
};

const isIntent = (text: string): text is OfSearch => Object.hasOwn(tasks, text);

/** The rows' forms, one for each intent; 400 for other intents, 404 for searches of other customers. */
export const action = (args: ActionFunctionArgs) =>
  signedInForm(args, [intentField, searchField, frequencyField], async ({ customer, typed }) => {
    const intent = textOf(typed, intentField);
    const id = textOf(typed, searchField);
    if (intent === searchIntents.seen) return markSeen(customer, args.context.log, links.savedSearches());
    if (!isIntent(intent) || !searchIdPattern.test(id)) throw bad();
    const { to, message } = await outcome(tasks[intent](customer, id, typed).catch(orNotFound), args);
    const headers: HeadersInit = message ? { 'Set-Cookie': await flashCookie(message) } : {};
    return redirect(to ?? links.savedSearches(), { status: 303, headers });
  });

async function outcome(
  done: Promise<Done>,
  { context }: ActionFunctionArgs,
): Promise<{ to?: string; message?: SnackbarMessage }> {
  try {
    const { to, text } = await done;
    return { to, message: text ? { tone: 'success', text } : undefined };
  } catch (error) {
    const { text } = await refusalOf(error, context.log, { isGuarded: true });
    return { message: { tone: 'danger', text } };
  }
}
