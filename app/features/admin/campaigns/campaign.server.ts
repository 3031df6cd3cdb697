import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import type { StaffAct } from '@contract/staff-audit';
import type { StaffSession } from '@contract/staff';
import { campaignContent } from '@domain/campaigns/campaign-content';
import type { ErrorLog } from '@domain/kernel/logged';
import { clock } from '@domain/kernel/clock';
import { momentText, recentMomentText } from '@domain/kernel/moment';
import { emptyFilters } from '@domain/search/normalize';
import { orNull } from '~/back-end/or-null.server';
import type { StaffApi } from '~/back-end/client.server';
import { hasStatus } from '~/back-end/errors.server';
import { refusalOf } from '~/back-end/refusal.server';
import { campaignParts } from '~/features/campaigns/campaign-parts.server';
import { textOf } from '~/forms/forms.server';
import { actDetail, actSentence } from '../acts/act-texts';
import { undoRow } from '../acts/undo-row';
import { adminLinks, intentField } from '../admin-links';
import { pictureOf } from '../pictures/picture-intent';
import { done, failedReply } from '../reply.server';
import { asMember, asMemberForm } from '../session/guard.server';
import { draftOf } from './campaign-autosave.server';
import { campaignChecks } from './campaign-checks';
import {
  campaignFormFields,
  endedField,
  intents,
  kinds,
  newKindField,
  type TypedCampaign,
} from './campaign-fields';
import { campaignKey } from './campaign-key.server';
import { campaignState, previewOf } from './campaign-state.server';
import { rearranged, typedInForm, wantedOf } from './typed-campaign';

export interface CampaignReply {
  failed: string;
  /** Absent: the form was not sent. */
  form?: SentCampaign;
}

export interface SentCampaign {
  typed: TypedCampaign;
  /** By path: 'slug', 'blocks.1.alt'. */
  errors: Record<string, string>;
  version: number;
}

export const campaignData = (args: LoaderFunctionArgs) =>
  asMember(args, 'campaigns.write', async ({ staff, session: { grants } }) => {
    const { key, id } = campaignKey(args);
    const { log, api } = args.context;
    const [{ draft, published, typed }, people, list] = await Promise.all([
      campaignState(staff, { key, id }),
      orNull(staff.campaignPeople(), log),
      orNull(api.searchProperties(emptyFilters(), { perPage: 1 }), log),
    ]);
    const preview = await orNull(previewOf(staff, typed), log);
    const { slug } = wantedOf(typed);
    const title = typed.blocks.find(({ kind, fields }) => kind === 'text' && fields.title)?.fields.title;
    const now = clock.now();
    return {
      ...{ draftKey: key, id, typed, slug, version: draft?.version ?? 0 },
      title: title ?? 'Nova campanha',
      state: draft
        ? `rascunho de ${[recentMomentText(new Date(draft.saved_at), now), draft.saved_by].filter(Boolean).join(', ')}`
        : published
          ? 'publicada'
          : 'rascunho novo',
      people: (people ?? []).map(({ ref, name }) => [ref, name] as const),
      parts: preview && campaignParts({ slug, title: '', blocks: preview.blocks }).parts,
      total: list?.total ?? null,
      checks: preview && campaignChecks(typed, { ...preview, total: list?.total ?? null }),
      history: published && published.acts.map((act) => historyRow(act, grants, key)),
    };
  });

const historyRow = (act: StaffAct, grants: StaffSession['grants'], key: string) => ({
  ...{ id: act.id, at: act.at, when: momentText(new Date(act.at)), what: actSentence(act) },
  ...{ detail: actDetail(act), undo: undoRow(act, grants, adminLinks.showcaseCampaign(key)) },
});

/** Each button saves the draft first: nothing that was typed is lost. */
export const campaignAction = (args: ActionFunctionArgs) =>
  asMemberForm(
    args,
    'campaigns.write',
    [...campaignFormFields, intentField],
    async ({ staff, typed: form }) => {
      const { key, id } = campaignKey(args);
      const { log } = args.context;
      const [intent, path] = [textOf(form, intentField), adminLinks.showcaseCampaign(key)];
      if (intent === intents.discard) {
        await staff.removeDraft('campaign', key);
        return done(id === null ? adminLinks.showcaseCampaigns() : path, 'Rascunho descartado.');
      }
      if (intent === intents.redirect) {
        const from = textOf(form, endedField);
        return redirectEnded({ staff, log: args.context.log, from, to: textOf(form, 'slug'), path });
      }
      const added = kinds.find((kind) => kind === textOf(form, newKindField));
      const { campaign: typed, at } = rearranged(
        typedInForm((name) => textOf(form, name)),
        intent,
        added,
      );
      const draft = draftOf(typed, form);
      const base: SentCampaign = { typed, errors: {}, version: draft.version };
      try {
        const { version } = await staff.saveDraft('campaign', key, draft);
        base.version = version;
        const picture = pictureOf(intent, { kind: 'campaign', key });
        if (picture !== null) return redirect(adminLinks.showcasePicture(picture), 303);
        if (intent !== intents.publish) return redirect(at === null ? path : `${path}#bloco-${at}`, 303);
        const content = campaignContent.safeParse(wantedOf(typed));
        if (!content.success) return data(invalid(base, errorsOf(content.error.issues)), { status: 400 });
        const answer = await staff.publishCampaign(id, {
          ...{ content: content.data, version: typed.base },
          draft: { key, version },
        });
        const to = adminLinks.showcaseCampaign(String(answer.id));
        const text =
          answer.act === null ? 'Nada mudou na campanha.' : 'Campanha publicada. O site já mostra.';
        return await done(to, text, { act: answer.act });
      } catch (error) {
        if (hasStatus(error, 422)) {
          const errors = Object.entries(error.answer?.errors ?? {});
          const first = errors.map(([field, texts]) => [field, texts[0] ?? ''] as const);
          return data(invalid(base, Object.fromEntries(first)), { status: 400 });
        }
        if (hasStatus(error, 413))
          return data(failedWith(base, error.answer?.message ?? tooLong), { status: 413 });
        if (id !== null && hasStatus(error, 409) && error.answer?.code === 'CAMPAIGN_CHANGED')
          // Publishing again replaces the other: the page says so.
          base.typed = { ...typed, base: (await staff.campaign(id)).version };
        const { text, ...init } = await refusalOf(error, log);
        return data(failedWith(base, text), init);
      }
    },
  );

interface EndedCampaign {
  staff: StaffApi;
  log: ErrorLog;
  /** Slugs. */
  from: string;
  to: string;
  /** Of the page. */
  path: string;
}

async function redirectEnded({ staff, log, from, to, path }: EndedCampaign) {
  let act: number | null = null;
  const failed = await failedReply(intents.redirect, log, async () => {
    ({ act } = await staff.redirectCampaign({ from, to }));
  });
  return failed ?? done(path, `/${from} agora leva a /${to}.`, { act });
}

const tooLong = 'A campanha é longa demais: encurte os textos.';

const failedWith = (form: SentCampaign, failed: string): CampaignReply => ({ failed, form });
const invalid = (base: SentCampaign, errors: Record<string, string>): CampaignReply =>
  failedWith({ ...base, errors }, 'Falta acertar o que está marcado. O rascunho ficou salvo.');

/** The first of each path. */
const errorsOf = (issues: readonly { path: PropertyKey[]; message: string }[]): Record<string, string> =>
  Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.map(String).join('.'), message]));

/** Of the draft, or of what is published. */
export const campaignPreview = (args: LoaderFunctionArgs) =>
  asMember(args, 'campaigns.write', async ({ staff }) => {
    const { key, id } = campaignKey(args);
    const { typed } = await campaignState(staff, { key, id });
    const [{ blocks }, list] = await Promise.all([
      previewOf(staff, typed),
      orNull(args.context.api.searchProperties(emptyFilters(), { perPage: 1 }), args.context.log),
    ]);
    const { slug } = wantedOf(typed);
    return {
      draftKey: key,
      total: list?.total ?? null,
      ...campaignParts({ slug, title: `/${slug}`, blocks }),
    };
  });
