import { links } from '~/links';
import { trackEvent } from '../marketing/analytics/track-event.browser';
import type { SnackbarMessage } from '~/domain/snackbar';
import { closeSnackbar, showSnackbar } from '~/components/ui/snackbars.browser';

type Changed = ReadonlyMap<number, boolean>;

/** Changes in this document, shown before the server confirms them. */
let changed: Changed = new Map();
/** Last confirmed state of each; at first the state before the first press. */
const confirmed = new Map<number, boolean>();
/** Last request of each property; the next one waits for it. */
const pending = new Map<number, Promise<void>>();
const watchers = new Set<(changed: Changed) => void>();

const timeoutMs = 15_000;
const failed = 'Não foi possível atualizar os favoritos. Tente novamente em alguns minutos.';

export function watchFavoriteButtons(watcher: (changed: Changed) => void): void {
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
    const { said: confirmation, once, refused } = await sendFavorite(fields);
    if (!refused) {
      confirmed.set(id, isFavorite);
      if (isFavorite) trackEvent({ event: 'user_favorite', product_id: id }, once);
      if (confirmation && pending.get(id) === request) showConfirmation(confirmation);
    } else if (pending.get(id) === request) {
      show(id, confirmed.get(id)!);
      refused();
    }
  });
  pending.set(id, request);
}

/** Last snackbar. The next one replaces it, because its action belongs to another property. */
let lastConfirmation: SnackbarMessage | undefined;
function showConfirmation(confirmation: SnackbarMessage) {
  if (lastConfirmation) closeSnackbar(lastConfirmation);
  lastConfirmation = confirmation;
  showSnackbar(confirmation);
}

interface FavoriteReply {
  said?: SnackbarMessage;
  once?: string;
  refused?: () => void;
}

async function sendFavorite(body: FormData): Promise<FavoriteReply> {
  const response = await fetch(links.favoriteAction(), {
    method: 'POST',
    body: new URLSearchParams([...body] as [string, string][]),
    keepalive: true,
    headers: { Accept: 'application/json' },
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => null);
  const { said: confirmation, once, message, signIn } = (await response?.json().catch(() => null)) ?? {};
  if (response?.ok) return { said: confirmation, once };
  // The session has ended: sign-in then runs the action.
  if (signIn) return { refused: () => location.assign(signIn) };
  return { refused: () => showSnackbar({ tone: 'danger', text: message ?? failed }) };
}
