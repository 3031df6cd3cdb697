import { links } from '~/links';
import { tellAnalytics } from '~/features/marketing/analytics/tell.browser';
import type { SnackbarMessage } from '~/domain/snackbar';
import { closeSnackbar, showSnackbar } from '~/components/ui/snackbars.browser';

type Changed = ReadonlyMap<number, boolean>;

/** What the visitor has changed in this document: shown at once, before the server knows. */
let changed: Changed = new Map();
/** The same as the server has last confirmed it; at first what stood there before the first press. */
const confirmed = new Map<number, boolean>();
/** The last request of each property: its next one waits for it. */
const pending = new Map<number, Promise<void>>();
const watchers = new Set<(changed: Changed) => void>();

/** A request that takes longer, in ms, has failed. */
const timeoutMs = 15_000;
const failed = 'Não foi possível atualizar os favoritos. Tente novamente em alguns minutos.';

/** Hearts answer at once from now on, and the watcher is told of all that they change. */
export function watchHearts(watcher: (changed: Changed) => void): void {
  if (watchers.size === 0) document.addEventListener('submit', onSubmit, true);
  watchers.add(watcher);
  watcher(changed);
}

function show(id: number, isFavorite: boolean) {
  changed = new Map(changed).set(id, isFavorite);
  for (const watcher of watchers) watcher(changed);
}

function onSubmit(event: SubmitEvent) {
  const form = event.target as HTMLFormElement;
  const button = event.submitter as HTMLButtonElement | null;
  if (!button || new URL(form.action).pathname !== links.favoriteAction()) return;
  event.preventDefault();
  const id = Number(button.value.split('/').at(-1));
  const isFavorite = button.getAttribute('aria-pressed') !== 'true';
  if (!confirmed.has(id)) confirmed.set(id, !isFavorite);
  const fields = new FormData(form, button);
  show(id, isFavorite);
  const request: Promise<void> = (pending.get(id) ?? Promise.resolve()).then(async () => {
    const { said, refused } = await tell(fields);
    if (!refused) {
      confirmed.set(id, isFavorite);
      if (isFavorite) tellAnalytics({ event: 'user_favorite', product_id: id });
      if (said && pending.get(id) === request) sayNow(said);
    } else if (pending.get(id) === request) {
      show(id, confirmed.get(id)!);
      refused();
    }
  });
  pending.set(id, request);
}

/** What was said of the last heart: the next one's takes its place, as its way on is about another home. */
let lastSaid: SnackbarMessage | undefined;
function sayNow(said: SnackbarMessage) {
  if (lastSaid) closeSnackbar(lastSaid);
  lastSaid = said;
  showSnackbar(said);
}

interface Told {
  /** What is said of what was done. */
  said?: SnackbarMessage;
  /** What is to be done where it was not taken. */
  refused?: () => void;
}

/** Sends a heart. */
async function tell(body: FormData): Promise<Told> {
  const response = await fetch(links.favoriteAction(), {
    method: 'POST',
    body: new URLSearchParams([...body] as [string, string][]),
    // Who goes on at once, or closes the page, has seen it pressed.
    keepalive: true,
    headers: { Accept: 'application/json' },
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => null);
  const { said, message, signIn } = (await response?.json().catch(() => null)) ?? {};
  if (response?.ok) return { said };
  // The session has ended: signing in does what was asked.
  if (signIn) return { refused: () => location.assign(signIn) };
  return { refused: () => showSnackbar({ tone: 'danger', text: message ?? failed }) };
}
