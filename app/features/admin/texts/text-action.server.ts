import { type ActionFunctionArgs, data, redirect } from '@remix-run/node';
import type { StaffApi } from '~/back-end/client.server';
import { refusalOf } from '~/back-end/refusal.server';
import { StaffRefusal } from '~/back-end/staff-calls.server';
import { clock } from '@domain/kernel/clock';
import { localMoment } from '@domain/texts/shown-period';
import type { Article, PageText } from '@domain/texts/text-content';
import { maxTextLength } from '@domain/texts/text-limits';
import type { Form } from '~/forms/form';
import type { FormReply } from '~/forms/form-reply';
import { textOf } from '~/forms/forms.server';
import { submitForm } from '~/forms/submit-form.server';
import { adminLinks, intentField } from '../admin-links';
import { pictureOf } from '../pictures/picture-intent';
import { done, failedReply, notTakenReply } from '../reply.server';
import { asMemberForm } from '../session/guard.server';
import { isDraftIntent, textField, textIntents } from './text-fields';
import { textForms } from './text-forms';
import { type TextTarget, textTarget } from './text-target.server';
import { recordOf } from './text.server';

export type TextReply = FormReply & { intent?: string };

/** Line ends come as two characters. */
const longText = { longField: 'text', maxLength: 2 * maxTextLength };

/** By its names alone: both kinds are sent in one way. */
const formOf = ({ kind }: TextTarget): Form => textForms[kind];

const declared = (target: TextTarget) => [
  ...[formOf(target), longText, ...Object.values(textField), intentField],
];

export const textAction = (args: ActionFunctionArgs) => {
  const target = textTarget(args);
  return asMemberForm(args, 'texts.write', declared(target), async ({ staff, typed }) => {
    const href = adminLinks.text(target.type, target.key);
    const intent = textOf(typed, intentField);
    const { log } = args.context;
    const failed = (run: () => Promise<unknown>) => failedReply(intent, log, run);
    if (isDraftIntent(intent)) {
      const refused = await refusedDraft(staff, target, typed, log);
      if (refused) return refused;
      if (intent === textIntents.preview)
        return redirect(adminLinks.textPreview(target.type, target.key), 303);
      const picture = pictureOf(intent, target);
      if (picture !== null) return redirect(adminLinks.showcasePicture(picture), 303);
      return done(href, 'Rascunho guardado.');
    }
    if (intent === textIntents.discard)
      return (
        (await failed(() => staff.removeDraft(target.kind, target.key))) ??
        done(
          target.kind === 'article' && target.id === null ? adminLinks.showcaseTexts() : href,
          'Rascunho descartado.',
        )
      );
    if (intent === textIntents.takeOff || intent === textIntents.giveBack) {
      let act: number | null = null;
      const refused = await failed(async () => {
        act = await takeOff(staff, target);
      });
      const text = target.kind === 'page' ? 'A página mostra o texto do site.' : 'O texto saiu do ar.';
      return refused ?? done(href, text, { act });
    }
    if (intent !== textIntents.publish) throw new Response(null, { status: 400 });
    const { notTaken, answer } = await submitForm(formOf(target), typed, {
      send: (content: object) => publish(staff, target, typed, content),
      log,
    });
    if (notTaken) return notTakenReply(notTaken);
    // A new address has its redirect on this instance at once.
    await args.context.redirects?.check?.();
    const to = answer.id === null ? href : adminLinks.text('artigo', String(answer.id));
    const text =
      answer.act === null
        ? 'Nada mudou: o site já é assim.'
        : 'Publicado. O site mostra o texto em até 30 s.';
    return done(to, text, { act: answer.act });
  });
};

const draftVersion = (typed: FormData) => Number.parseInt(textOf(typed, textField.draft), 10) || 0;

function publish(staff: StaffApi, target: TextTarget, typed: FormData, content: object) {
  const body = {
    version: textOf(typed, textField.version),
    draft: { key: target.key, version: draftVersion(typed) },
  };
  return target.kind === 'page'
    ? staff.publishPageText(target.key, { content: content as PageText, ...body })
    : staff.publishArticle(target.id, { content: content as Article, ...body });
}

/** The draft stays. */
async function takeOff(staff: StaffApi, target: TextTarget): Promise<number | null> {
  const { content, version } = await recordOf(staff, target);
  if (target.kind === 'page')
    return (await staff.publishPageText(target.key, { content: null, version, draft: null })).act;
  if (content === null) throw new Response(null, { status: 404 });
  const { from, ...article } = content as unknown as Article;
  const until = localMoment(clock.now());
  const ended = { ...article, ...(from !== undefined && from < until && { from }), until };
  return (await staff.publishArticle(target.id, { content: ended, version, draft: null })).act;
}

/** Stores what is typed, unchecked. @returns null: stored */
async function refusedDraft(
  staff: StaffApi,
  target: TextTarget,
  typed: FormData,
  log: ActionFunctionArgs['context']['log'],
) {
  try {
    await storeDraft(staff, target, typed);
    return null;
  } catch (error) {
    if (error instanceof StaffRefusal) throw error;
    const { text, ...init } = await refusalOf(error, log);
    const submission = await formOf(target).check(typed);
    const { error: _unasked, ...result } = submission.reply();
    return data<TextReply>({ result, failed: text }, init);
  }
}

const storeDraft = (staff: StaffApi, target: TextTarget, typed: FormData) =>
  staff.saveDraft(target.kind, target.key, {
    content: Object.fromEntries(
      Object.keys(formOf(target).labels).map((name) => [name, textOf(typed, name)]),
    ),
    version: draftVersion(typed),
  });

/** While a member types. 200 with the version; 409: another has saved, with the sentence. */
export const textAutosave = (args: ActionFunctionArgs) => {
  const target = textTarget(args);
  return asMemberForm(args, 'texts.write', declared(target), async ({ staff, typed }) => {
    try {
      const { version } = await storeDraft(staff, target, typed);
      return Response.json({ version, savedAt: clock.now().toISOString() });
    } catch (error) {
      if (error instanceof StaffRefusal) throw error;
      const { text, ...init } = await refusalOf(error, args.context.log);
      return Response.json({ text }, init);
    }
  });
};
