import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import type { AnnouncementDraft } from '@contract/announcements';
import { announceSteps, type AnnounceStep, stepNamed } from '@domain/announcement/steps';
import { returnTo } from '~/domain/return-to';
import { checkStep, checkSteps } from '~/features/announce/check-steps.server';
import { draftField, knownOf } from '~/features/announce/draft-form';
import { readDraft } from '~/features/announce/save-step.server';
import { knownPerson } from '~/features/leads/known-person.server';
import { answersForm } from '~/forms/forms.server';
import { links } from '~/links';

/** A draft that was left for longer than this is told of, in ms. */
const leftMs = 30 * 60_000;

/** The step of an address. @throws Response 404 */
export function stepOf(params: LoaderFunctionArgs['params']): AnnounceStep {
  const step = stepNamed(params.etapa ?? announceSteps[0].name);
  if (!step) throw new Response(null, { status: 404 });
  return step.name;
}

/** Whether the step was opened from 'Confira seus dados': it leads back there. */
export const isCheck = (request: Request) => new URL(request.url).searchParams.get('conferir') === '1';

/**
 * A step as its draft has it. The address without a step leads to where the visitor stopped; what was sent is said so.
 */
export async function stepData({ request, params, context }: LoaderFunctionArgs) {
  const step = stepOf(params);
  const { searchParams } = new URL(request.url);
  const from = returnTo(searchParams.get(draftField.from));
  const { draft, isAway } = await readDraft(request, context);
  const { siteUrl } = context;
  if (draft?.sent) return { view: 'sent' as const, step, siteUrl, sent: draft.sent };
  const rules = context.settings.announce;
  const isReading = !answersForm(request);
  if (draft && !params.etapa && isReading) throw redirect(await whereStopped(draft, rules));
  const checked = draft && isCheck(request) && isReading && (await checkStep(step, draft.fields, rules));
  const person = step === 'contato' ? await knownPerson(context) : undefined;
  return {
    view: 'step' as const,
    step,
    siteUrl,
    rules,
    isAway,
    from: from ?? undefined,
    isCheck: isCheck(request),
    hasCep: context.findCep !== null,
    base: draft?.revision ?? 0,
    saved: draft && { savedAt: draft.saved_at, keptUntil: draft.kept_until },
    wasLeft: draft !== null && Date.now() - Date.parse(draft.saved_at) > leftMs,
    known: {
      ...(person && {
        proprietario_nome: person.nome,
        email: person.email,
        ...(person.telefone && { proprietario_telefone: person.telefone }),
      }),
      ...(draft && knownOf(step, draft.fields)),
    },
    isAccounts: person?.telefone !== undefined,
    found: checked && checked.status !== 'success' ? { result: checked.reply() } : undefined,
  };
}

async function whereStopped(
  { fields }: AnnouncementDraft,
  rules: Parameters<typeof checkSteps>[1],
): Promise<string> {
  const checked = await checkSteps(fields, rules);
  return 'wrong' in checked ? links.announceStep(checked.wrong) : links.announceCheck();
}
