import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { orNull } from '~/back-end/or-null.server';
import { refusalOf } from '~/back-end/refusal.server';
import { StaffRefusal } from '~/back-end/staff-calls.server';
import { clock } from '@domain/kernel/clock';
import { adminLinks, intentField } from '../../admin-links';
import { asMember, asMemberForm } from '../../session/guard.server';
import { ownRow } from './own-list';

/** `rows` null: the back end did not answer. */
export const ownListData = (args: LoaderFunctionArgs) =>
  asMember(args, 'properties.write', async ({ staff }) => {
    const rows = await orNull(staff.typedProperties(), args.context.log);
    const isPublished = new URL(args.request.url).searchParams.get('aba') === 'publicados';
    const now = clock.now();
    return {
      isPublished,
      counts: rows && {
        drafts: rows.filter((row) => !row.is_published).length,
        published: rows.filter((row) => row.is_published).length,
        changed: rows.filter((row) => row.has_changes).length,
      },
      rows: rows && rows.filter((row) => row.is_published === isPublished).map((row) => ownRow(row, now)),
    };
  });

/** Begins one: again, as long as nothing is typed into it. */
export const ownListAction = (args: ActionFunctionArgs) =>
  asMemberForm(args, 'properties.write', [intentField], async ({ staff }) => {
    try {
      const { number } = await staff.startTypedProperty();
      return redirect(adminLinks.newProperty(number), 303);
    } catch (error) {
      if (error instanceof StaffRefusal) throw error;
      const { text, ...init } = await refusalOf(error, args.context.log);
      return data({ failed: text }, init);
    }
  });
