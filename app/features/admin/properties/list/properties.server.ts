import type { LoaderFunctionArgs } from '@remix-run/node';
import { clock } from '@domain/kernel/clock';
import { orNull } from '~/back-end/or-null.server';
import { asMember } from '../../session/guard.server';
import { propertiesQuery, readPropertyFilters } from './property-filters.server';
import { propertyList } from './properties-list';

/** `list` null: the back end did not answer. */
export const propertiesData = (args: LoaderFunctionArgs) =>
  asMember(args, 'properties.read', async ({ staff, session: { grants } }) => {
    const filters = readPropertyFilters(new URL(args.request.url).searchParams);
    const answer = await orNull(staff.properties(propertiesQuery(filters)), args.context.log);
    return {
      filters,
      list: answer && propertyList(answer, clock.now()),
      hasOwnAlone: grants['properties.read'] === 'own',
      canWrite: grants['properties.write'] !== undefined,
    };
  });

/** Passes the back end's stream on. */
export const propertiesCsv = (args: LoaderFunctionArgs) =>
  asMember(args, 'properties.read', async ({ staff }) => {
    const { searchParams } = new URL(args.request.url);
    const { page: _page, ...query } = propertiesQuery(readPropertyFilters(searchParams));
    return new Response(await staff.propertiesCsv(query), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="imoveis.csv"',
      },
    });
  });
