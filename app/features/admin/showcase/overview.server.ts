import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { draftKey } from '@contract/staff-drafts';
import type { ShowcaseKind } from '@contract/staff-showcase';
import { slugify } from '@domain/kernel/text';
import { orNull } from '~/back-end/or-null.server';
import { textOf } from '~/forms/forms.server';
import { intentField } from '../admin-links';
import { done, failedReply } from '../reply.server';
import { asMember, asMemberForm } from '../session/guard.server';
import { pageOf } from './item.server';
import { newField } from './overview-texts';
import { showcaseTabs } from './tabs';

type Listed = Exclude<ShowcaseKind, 'sections'>;
const partOf = { list: 'lists', banner: 'banners', slide: 'slides' } as const;
const tabOf = { list: 'lists', banner: 'banners', slide: 'home' } as const;

/** `rows` null: the back end did not answer. */
export const overviewData = <Kind extends Listed>(args: LoaderFunctionArgs, kind: Kind) =>
  asMember(args, 'lists.write', async ({ staff, session: { grants } }) => {
    const found = await orNull(staff.showcase(), args.context.log);
    const counts = found ? { lists: found.lists.length, banners: found.banners.length } : {};
    const rows = found && found[partOf[kind]];
    return { tabs: showcaseTabs(tabOf[kind], grants, counts), rows };
  });

/** Begins one by its name, or moves one. */
export const overviewAction = (args: ActionFunctionArgs, kind: Listed, page: string) =>
  asMemberForm(args, 'lists.write', [intentField, newField], async ({ typed, staff }) => {
    const [move = '', key = ''] = textOf(typed, intentField).split(':');
    if (move === 'subir' || move === 'descer') {
      if (!draftKey.safeParse(key).success) throw new Response(null, { status: 400 });
      let act: number | null = null;
      const failed = await failedReply(move, args.context.log, async () => {
        act = await staff.moveItem(kind, key, { by: move === 'subir' ? -1 : 1 });
      });
      return failed ?? done(page, 'A ordem mudou no site.', { act });
    }
    const title = textOf(typed, newField).trim().slice(0, 80);
    const { [partOf[kind]]: items } = await staff.showcase();
    const wanted = slugify(title).slice(0, 70) || 'nova';
    let free = wanted;
    for (let number = 2; items.some((item) => item.key === free); number += 1) free = `${wanted}-${number}`;
    const failed = await failedReply('nova', args.context.log, () =>
      staff.saveDraft(kind, free, { content: { title }, version: 0 }),
    );
    return failed ?? redirect(pageOf(kind, free), 303);
  });
