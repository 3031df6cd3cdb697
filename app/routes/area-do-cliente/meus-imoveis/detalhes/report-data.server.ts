import { data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { idOf } from '~/back-end/parsers/primitives.server';
import { hasStatus, isSignedOut } from '~/back-end/errors.server';
import type { CustomerApi } from '~/back-end/client.server';
import { sectionOf } from '~/back-end/section.server';
import type { ReportInfo } from '~/domain/owner-report';
import { type ReportPage, reportPages, type ReportPart, reportParts } from '~/domain/report-pages';
import { signedIn } from '~/features/account/session/guard.server';
import { links } from '~/links';
import { clock } from '@domain/kernel/clock';
import { type ReportPeriod, reportPeriods, defaultPeriod } from '@domain/owner-report/period';
import { infoShown } from './info-shown';
import { navigationOf } from './navigation.server';
import { partsOf } from './report-parts.server';

/**
 * Loads a report, or one section of it. Loads the property first: another owner's property gives 404.
 * Then loads the parts in parallel; each part can fail alone.
 */
export const reportData = (args: LoaderFunctionArgs) =>
  signedIn(args, async ({ customer }) => {
    const { params, request, context } = args;
    const page = pageOf(params.section);
    if (params.section !== undefined && !page) return nothing();
    const id = idOf(params.id);
    if (id === null) return withoutProperty(customer, params.id, context.log);
    const searchParams = new URL(request.url).searchParams;
    const period = periodOf(searchParams.get('periodo'));
    const info = await infoOf(customer, id, context.log);
    if (info === 'none') return nothing();
    const known = info.status === 'shown' ? info.value : null;
    if (known && page === 'exclusividade-only-you' && !known.onlyYouUntil)
      throw redirect(links.ownerReport(id, undefined, period));
    const similarPage = pageNumber(searchParams);
    const program = context.settings.firm.texts.onlyYou?.name ?? null;
    const parts = await partsOf({
      calls: customer,
      id,
      known,
      period,
      page,
      only: partOf(searchParams.get('parte')),
      similarPage,
      log: context.log,
    });
    return data({
      report: {
        id,
        page,
        period,
        similarPage,
        /** Loads the page again where a part failed; null: the part alone, in the client area. */
        again: null as string | null,
        head: known && infoShown(known, clock.now()),
        navigation: navigationOf({ id, period, page, known, parts, program }),
        periods: reportPeriods.map((value) => ({
          value,
          href: links.ownerReport(id, page ?? undefined, value),
        })),
        parts,
      },
    });
  });

const nothing = () => data({ report: null }, { status: 404 });

/** Redirects a section without an id to the only property; otherwise to the list. */
async function withoutProperty(customer: CustomerApi, word: string | undefined, log: Log) {
  const page = pageOf(word);
  if (word !== undefined && !page) return nothing();
  const products = page ? await sectionOf(customer.myProducts(), log, (all) => all) : null;
  const [only, ...others] = products?.status === 'shown' ? products.value : [];
  throw redirect(page && only && others.length === 0 ? links.ownerReport(only.id, page) : links.myProducts());
}

const pageOf = (word: string | undefined): ReportPage | null =>
  reportPages.find((each) => each === word) ?? null;
export const periodOf = (word: string | null): ReportPeriod =>
  reportPeriods.find((each) => each === word) ?? defaultPeriod;
const partOf = (word: string | null): ReportPart | null => reportParts.find((each) => each === word) ?? null;
const pageNumber = (searchParams: URLSearchParams) => {
  const requested = searchParams.get('similares') ?? '';
  return /^[1-9]\d?$/.test(requested) ? Number(requested) : 1;
};

type Log = LoaderFunctionArgs['context']['log'];

async function infoOf(customer: CustomerApi, id: number, log: Log) {
  try {
    return { status: 'shown' as const, value: await customer.reportInfo(id) };
  } catch (error) {
    if (isSignedOut(error)) throw error;
    if (hasStatus(error, 404)) return 'none';
    return sectionOf<ReportInfo, ReportInfo>(Promise.reject(error), log, (value) => value);
  }
}
