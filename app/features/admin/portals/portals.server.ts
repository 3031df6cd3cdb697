import type { LoaderFunctionArgs } from '@remix-run/node';
import { clock } from '@domain/kernel/clock';
import { feedPortalNames, isFeedPortal } from '@domain/property/feed-portals';
import { orNull } from '~/back-end/or-null.server';
import { asMember } from '../session/guard.server';
import { portalsField, readPortalFilters } from './portals-texts';
import { portalsView } from './portals-view';

/** `view` null: the back end did not answer. */
export const portalsData = (args: LoaderFunctionArgs) =>
  asMember(args, 'portals.write', async ({ staff }) => {
    const { searchParams } = new URL(args.request.url);
    const filters = readPortalFilters(searchParams);
    const { log } = args.context;
    const answer = await orNull(staff.portals(filters), log);
    const named = searchParams.get(portalsField.address) ?? '';
    const address = isFeedPortal(named) ? await orNull(staff.portalAddress(named), log) : null;
    return {
      filters,
      view: answer && portalsView(answer, clock.now()),
      shown:
        address && isFeedPortal(named)
          ? { portal: named, name: feedPortalNames[named], url: address.url }
          : null,
    };
  });

/** Passes the back end's stream on. */
export const portalsCsv = (args: LoaderFunctionArgs) =>
  asMember(args, 'portals.write', async ({ staff }) => {
    const { tab, text } = readPortalFilters(new URL(args.request.url).searchParams);
    return new Response(await staff.portalsCsv({ tab, text }), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="portais.csv"',
      },
    });
  });
