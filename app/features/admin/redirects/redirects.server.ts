import type { LoaderFunctionArgs } from '@remix-run/node';
import { clock } from '@domain/kernel/clock';
import { orNull } from '~/back-end/or-null.server';
import { pageField } from '../list/page-of';
import { asMember } from '../session/guard.server';
import { showcaseTabs } from '../showcase/tabs';
import { textField } from './redirect-forms';
import { redirectRow } from './redirect-view';

/** `list` null: the back end did not answer. */
export const redirectsData = (args: LoaderFunctionArgs) =>
  asMember(args, 'redirects.write', async ({ staff, session: { grants } }) => {
    const { searchParams } = new URL(args.request.url);
    const text = (searchParams.get(textField) ?? '').trim().slice(0, 200);
    const page = pageNumber(searchParams);
    const answer = await orNull(staff.redirects({ text, page: String(page) }), args.context.log);
    const counts = answer && text === '' ? { redirects: answer.count } : {};
    const now = clock.now();
    return {
      text,
      tabs: showcaseTabs('redirects', grants, counts),
      list: answer && { ...answer, rows: answer.rows.map((row) => redirectRow(row, now)) },
    };
  });

/** Of the address; what is no page is the first. */
export function pageNumber(params: URLSearchParams): number {
  const named = Number(params.get(pageField) ?? '1');
  return Number.isInteger(named) && named > 0 && named < 1_000_000 ? named : 1;
}
