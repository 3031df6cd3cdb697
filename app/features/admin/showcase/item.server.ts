import { isDeepStrictEqual } from 'node:util';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { draftKey } from '@contract/staff-drafts';
import { sectionsKey, type ShowcaseKind, type StaffShowcaseItem } from '@contract/staff-showcase';
import { momentText } from '@domain/kernel/moment';
import { orNull } from '~/back-end/or-null.server';
import { hasStatus } from '~/back-end/errors.server';
import { refusalOf } from '~/back-end/refusal.server';
import { textOf } from '~/forms/forms.server';
import { whoActed, actSentence } from '../acts/act-texts';
import { undoRow } from '../acts/undo-row';
import { adminLinks, intentField, showcasePaths } from '../admin-links';
import { done } from '../reply.server';
import { pictureOf } from '../pictures/picture-intent';
import { asMember, asMemberForm } from '../session/guard.server';
import {
  addField,
  byField,
  codesField,
  draftOf,
  itemFields,
  itemIntents,
  itemValues,
  type ItemValues,
  moved,
  sectionsField,
  versionField,
} from './item-fields';
import { homeRows } from './home-rows';
import { showcaseTabs } from './tabs';

type Args = LoaderFunctionArgs | ActionFunctionArgs;

/** @throws 404 */
export function itemOf({ params, request }: Args): { kind: ShowcaseKind; key: string } {
  const part = new URL(request.url).pathname.split('/')[3];
  const [kind] = Object.entries(showcasePaths).find(([, path]) => path === part) ?? [];
  if (!kind || !draftKey.safeParse(params.chave).success) throw new Response(null, { status: 404 });
  return { kind: kind as ShowcaseKind, key: params.chave! };
}

export const pageOf = (kind: ShowcaseKind, key: string) =>
  kind === 'sections' ? adminLinks.showcaseHome() : adminLinks.showcaseItem(kind, key);
const listOf: Record<ShowcaseKind, string> = {
  ...{ list: adminLinks.showcase(), banner: adminLinks.showcaseBanners() },
  ...{ slide: adminLinks.showcaseHome(), sections: adminLinks.showcaseHome() },
};
const tabOf = { list: 'lists', banner: 'banners', slide: 'home', sections: 'home' } as const;

export const itemData = (args: LoaderFunctionArgs, item = itemOf(args)) =>
  asMember(args, 'lists.write', async (member) => {
    const { kind, key } = item;
    const { log } = args.context;
    const [found, overview] = await Promise.all([
      member.staff.showcaseItem(kind, key),
      orNull(member.staff.showcase(), log),
    ]);
    const { draft, published } = found;
    return {
      ...{ kind, key, state: found.state, total: found.total, isPublished: published !== null },
      tabs: showcaseTabs(tabOf[kind], member.session.grants),
      values: itemValues(kind, draft?.content ?? published ?? {}),
      version: draft?.version ?? 0,
      draft:
        draft && `Rascunho de ${draft.saved_by ?? 'quem já saiu'}, ${momentText(new Date(draft.saved_at))}.`,
      homes: homeRows(found.homes),
      brokers: overview?.brokers ?? [],
      lists: overview?.lists ?? [],
      slides: overview?.slides ?? [],
      history: found.acts.map((act) => ({
        ...{ id: act.id, at: act.at, when: momentText(new Date(act.at)), what: actSentence(act) },
        ...{ detail: whoActed(act), undo: undoRow(act, member.session.grants, pageOf(kind, key)) },
      })),
    };
  });
export type ItemData = Awaited<ReturnType<typeof itemData>>;

export const homeData = (args: LoaderFunctionArgs) => itemData(args, { kind: 'sections', key: sectionsKey });

const commonFields = [intentField, versionField, codesField, addField, byField, sectionsField, 'broker'];

/** Each button stores what is typed; then it publishes, moves, adds. */
export const itemAction = (args: ActionFunctionArgs, item = itemOf(args)) => {
  const { kind, key } = item;
  const names = itemFields[kind].map(({ name }) => name);
  return asMemberForm(args, 'lists.write', [...commonFields, ...names], async ({ typed, staff }) => {
    const intent = textOf(typed, intentField);
    if (intent === itemIntents.discard) {
      await staff.removeDraft(kind, key);
      const isThere = await staff.showcaseItem(kind, key).then(Boolean, () => false);
      return done(isThere ? pageOf(kind, key) : listOf[kind], 'Rascunho descartado.');
    }
    if (intent === itemIntents.remove) {
      const act = await staff.removeItem(kind, key);
      return done(listOf[kind], 'Tirado do site.', { act });
    }
    const values = changed(kind, readValues(kind, typed), intent, textOf(typed, addField));
    const readStored = () => orNull(staff.showcaseItem(kind, key), args.context.log);
    // After a refusal the page's data are not read again: the reply has the version that is stored now.
    const reply = async (errors: Record<string, string>, failed: string | null, status: number) => {
      const stored = await readStored();
      return data({ values, errors, failed, version: stored?.draft?.version ?? 0 }, { status });
    };
    const picture = pictureOf(intent, { kind, key });
    try {
      const content = draftOf(kind, values);
      const { version } = await staff.saveDraft(kind, key, {
        content,
        version: Number(textOf(typed, versionField)) || 0,
      });
      if (picture !== null) return redirect(adminLinks.showcasePicture(picture), 303);
      if (intent !== itemIntents.publish)
        return intent === itemIntents.save
          ? await done(pageOf(kind, key), 'Rascunho salvo.')
          : redirect(`${pageOf(kind, key)}#itens`, 303);
      const act = await staff.publishItem(kind, key, version);
      return await done(pageOf(kind, key), publishedText, { act });
    } catch (error) {
      if (hasStatus(error, 422)) return reply(firstErrors(error.answer?.errors), null, 400);
      if (!hasStatus(error, 400, 409, 413, 429)) throw error;
      const { text, status } = await refusalOf(error, args.context.log);
      // A press sent while the one before published the same.
      if (status === 409 && isPublished(kind, values, await readStored()))
        return done(pageOf(kind, key), publishedText);
      return reply({}, text, status);
    }
  });
};

export const homeAction = (args: ActionFunctionArgs) =>
  itemAction(args, { kind: 'sections', key: sectionsKey });

const publishedText = 'Publicado. O site mostra a mudança em até 30 s.';

/** Whether the site has these values, and there is no draft. */
function isPublished(
  kind: ShowcaseKind,
  values: ItemValues,
  stored: Pick<StaffShowcaseItem, 'published' | 'draft'> | null,
): boolean {
  if (!stored?.published || stored.draft) return false;
  const fields = Object.fromEntries(Object.entries(values.fields).map(([name, text]) => [name, text.trim()]));
  const published = itemValues(kind, stored.published);
  return isDeepStrictEqual(draftOf(kind, { ...values, fields }), draftOf(kind, published));
}

const firstErrors = (errors: Record<string, string[]> = {}) =>
  Object.fromEntries(Object.entries(errors).map(([name, [text = 'Confira este campo']]) => [name, text]));

function readValues(kind: ShowcaseKind, typed: FormData): ItemValues {
  const parts = (name: string, mark: RegExp) =>
    textOf(typed, name)
      .split(mark)
      .map((each) => each.trim())
      .filter(Boolean);
  return {
    fields: Object.fromEntries(itemFields[kind].map(({ name }) => [name, textOf(typed, name)])),
    by: textOf(typed, byField) === 'search' ? 'search' : 'codes',
    broker: textOf(typed, 'broker'),
    codes: parts(codesField, /\n/),
    sections: parts(sectionsField, /,/),
  };
}

function changed(kind: ShowcaseKind, values: ItemValues, intent: string, added: string): ItemValues {
  const list = kind === 'sections' ? 'sections' : 'codes';
  if (intent === itemIntents.add || intent.startsWith('por:')) {
    const more = intent === itemIntents.add ? added.split(/[\s,;]+/).filter(Boolean) : [intent.slice(4)];
    return { ...values, [list]: [...new Set([...values[list], ...more])] };
  }
  const [move = '', place = ''] = intent.split(':');
  const next = /^\d{1,3}$/.test(place) ? moved(values[list], move, Number(place)) : null;
  return next ? { ...values, [list]: next } : values;
}
