import { type AppLoadContext, redirect } from '@remix-run/node';
import { logged } from '@domain/kernel/logged';
import { dayText } from '@domain/kernel/moment';
import { stepLeftAt } from '~/features/announce/check-steps.server';
import { draftsOf, draftToken, serializeDraftToken } from '~/features/announce/drafts.server';
import { readDraft } from '~/features/announce/save-step.server';
import { sendingFailed } from '~/forms/form-texts';
import { links } from '~/links';
import { flashCookie } from '~/request/flash.server';

/** 'Rascunho de 20/11, parado em Valores. Guardamos até 20/12/2026.'; null without a draft, or if the store fails. */
export async function draftAnnouncementText(
  request: Request,
  context: AppLoadContext,
): Promise<string | null> {
  const { draft } = await readDraft(request, context);
  if (!draft || draft.sent) return null;
  const left = await stepLeftAt(draft.fields, context.settings.announce);
  const day = dayText(new Date(draft.saved_at)).slice(0, 5);
  const expiryDay = dayText(new Date(draft.kept_until));
  return `Rascunho de ${day}, ${left ? `parado em ${left.label}` : 'por enviar'}. Guardamos até ${expiryDay}.`;
}

/** Deletes the draft and its photos for all browsers. The message states whether that succeeded. */
export async function discardDraft(request: Request, context: AppLoadContext): Promise<Response> {
  const isGone = await discard(request, context).then(
    () => true,
    logged(context.log, 'announcement draft not discarded', () => false),
  );
  const message = isGone
    ? ({ tone: 'success', text: 'Rascunho descartado.' } as const)
    : ({ tone: 'danger', text: sendingFailed } as const);
  const cookies = [
    await flashCookie(message),
    ...(isGone ? [await serializeDraftToken(null, context.siteUrl)] : []),
  ];
  return redirect(links.myProducts(), {
    status: 303,
    headers: cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]),
  });
}

async function discard(request: Request, context: AppLoadContext): Promise<void> {
  const token = await draftToken(request, context);
  const { draft, isAway } = await readDraft(request, context);
  if (isAway) throw new Error('it cannot be read');
  if (!token || !draft || draft.sent) return;
  const { draftPhotos } = context;
  await draftsOf(context).discard(token);
  for (const { id } of await draftPhotos.list(draft.id)) await draftPhotos.remove(draft.id, id);
}
