import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import type { AnnouncementDraft } from '@contract/announcements';
import { announceSteps, type AnnounceStep, stepNamed } from '@domain/announcement/steps';
import { returnTo } from '~/domain/return-to';
import { checkStep, checkSteps } from '~/features/announce/check-steps.server';
import { draftField, knownOf } from '~/features/announce/draft-form';
import { draftPage, isCheck } from '~/features/announce/draft-page.server';
import { knownOwner } from '~/features/announce/known-owner.server';
import { readDraft } from '~/features/announce/save-step.server';
import { isFormResponse } from '~/forms/forms.server';
import { links } from '~/links';

/** @throws Response 404 for an unknown step */
export function stepOf(params: LoaderFunctionArgs['params']): AnnounceStep {
  const step = stepNamed(params.etapa ?? announceSteps[0].name);
  if (!step) throw new Response(null, { status: 404 });
  return step.name;
}

/** Loads a step from the draft. Without a step in the URL, redirects to the last open step. */
export async function stepData({ request, params, context }: LoaderFunctionArgs) {
  const step = stepOf(params);
  const { searchParams } = new URL(request.url);
  const from = returnTo(searchParams.get(draftField.from));
  const { draft, isAway } = await readDraft(request, context);
  const { siteUrl } = context;
  if (draft?.sent) return { view: 'sent' as const, step, siteUrl, sent: draft.sent };
  const rules = context.settings.announce;
  const isReading = !isFormResponse(request);
  if (draft && !params.etapa && isReading) throw redirect(await whereStopped(draft, rules));
  const checked = draft && isCheck(request) && isReading && (await checkStep(step, draft.fields, rules));
  const owner = step === 'contato' ? await knownOwner(context) : undefined;
  return {
    view: 'step' as const,
    step,
    siteUrl,
    ...draftPage(context, draft),
    isAway,
    from: from ?? undefined,
    isCheck: isCheck(request),
    known: { ...owner, ...(draft && knownOf(step, draft.fields)) },
    isAccounts: owner?.proprietario_telefone !== undefined,
    found: checked && checked.status !== 'success' ? { result: checked.reply() } : undefined,
  };
}

async function whereStopped(
  { fields }: AnnouncementDraft,
  rules: Parameters<typeof checkSteps>[1],
): Promise<string> {
  const checked = await checkSteps(fields, rules);
  return 'wrong' in checked ? checked.wrong.open : links.announceCheck();
}
