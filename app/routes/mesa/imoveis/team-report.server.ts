import type { LoaderFunctionArgs } from '@remix-run/node';
import { clock } from '@domain/kernel/clock';
import { defaultPeriod, reportPeriods } from '@domain/owner-report/period';
import { adminLinks } from '~/features/admin/admin-links';
import { recordId } from '~/features/admin/record/record-id.server';
import { asMember } from '~/features/admin/session/guard.server';
import { infoShown } from '../../area-do-cliente/meus-imoveis/detalhes/info-shown';
import { periodOf } from '../../area-do-cliente/meus-imoveis/detalhes/report-data.server';
import { partsOf } from '../../area-do-cliente/meus-imoveis/detalhes/report-parts.server';

/** The report as its owner reads it, apart from similar properties. The back end records who opens it. */
export const teamReportData = (args: LoaderFunctionArgs) =>
  asMember(args, 'properties.read', async ({ staff }) => {
    const id = recordId(args);
    const period = periodOf(new URL(args.request.url).searchParams.get('periodo'));
    const known = await staff.reportInfo(id);
    const href = (value: (typeof reportPeriods)[number]) =>
      adminLinks.propertyReport(id, { periodo: value === defaultPeriod ? undefined : value });
    const parts = await partsOf({
      ...{ calls: staff, id, known, period, page: null, only: null, similarPage: null },
      log: args.context.log,
    });
    return {
      report: {
        ...{ id, page: null, period, similarPage: 1, again: href(period), navigation: [], parts },
        head: infoShown(known, clock.now()),
        periods: reportPeriods.map((value) => ({ value, href: href(value) })),
      },
    };
  });
