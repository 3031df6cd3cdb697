import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import type { StaffFeeds, StaffFeedSource, StaffRun } from '@contract/staff-feeds';
import { clock } from '@domain/kernel/clock';
import { formatNumber } from '@domain/kernel/money';
import { orNull } from '~/back-end/or-null.server';
import { textOf } from '~/forms/forms.server';
import { adminLinks, intentField } from '../admin-links';
import { pageField } from '../list/page-of';
import { done, failedReply } from '../reply.server';
import { asMember, asMemberForm } from '../session/guard.server';
import { type FeedFileProblem, feedFileProblemField, feedFileProblems } from './feed-file';
import { feedIntents, scheduleFields, sourceField } from './feeds-fields';
import { formatText, sourceState, sourceText, stateOf, whenText } from './feed-texts';
import { heldText } from './held-text';
import { scheduleFromForm, scheduleView } from './schedule-form';
import { everyText, scheduleText } from './schedule-text';

/** null: the back end did not answer. */
export const feedsData = (args: LoaderFunctionArgs) =>
  asMember(args, 'imports.read', async ({ staff, session: { grants } }) => {
    const named = Number(new URL(args.request.url).searchParams.get(pageField) ?? '1');
    const page = Number.isInteger(named) && named > 0 && named < 1_000_000 ? named : 1;
    const answer = await orNull(staff.feeds(page), args.context.log);
    return (
      answer && {
        ...viewOf(answer, clock.now()),
        canRun: grants['imports.write'] !== undefined,
        fileProblem: fileProblemOf(new URL(args.request.url)),
      }
    );
  });

function fileProblemOf({ searchParams }: URL): string | null {
  const problem = searchParams.get(feedFileProblemField) ?? '';
  return Object.hasOwn(feedFileProblems, problem) ? feedFileProblems[problem as FeedFileProblem] : null;
}

function viewOf({ available, sources, waiting, uploads, runs, page, pages }: StaffFeeds, now: Date) {
  const nextAt = sources.flatMap(({ next_at: at }) => at ?? []).sort()[0];
  return {
    available: formatNumber(available),
    next: nextAt ? whenText(nextAt, now) : null,
    waiting: waiting.map((run) => ({
      id: run.id,
      text: `A carga de ${sourceText(run.source)}, ${whenText(run.started_at, now)}, está retida: ${lowered(
        heldText({ ...run, hold: run.hold!, gone: run.deactivated ?? 0, prices: run.prices ?? 0 }),
      )} Nada foi ao ar.`,
    })),
    uploads: uploads.map(({ source, name }) => `${name}, de ${sourceText(source)}`),
    sources: sources.map((source) => sourceRow(source, now)),
    runs: runs.map((run) => runRow(run, now)),
    pages: { page, count: pages },
  };
}

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

const sourceRow = (source: StaffFeedSource, now: Date) => ({
  ...{ name: source.name, title: sourceText(source.name), address: source.address ?? '' },
  format: formatText(source.format),
  every: whenRead(source),
  schedule: source.every_minutes === null ? null : scheduleView(source.every_minutes, source.schedule),
  last: source.last ? whenText(source.last.started_at, now) : '–',
  next: source.next_at ? whenText(source.next_at, now) : '–',
  state: sourceState(source),
  isFailed: source.last?.outcome === 'failed',
  canRun: source.every_minutes !== null && !source.is_running,
});
function whenRead({ every_minutes, schedule }: StaffFeedSource): string {
  if (every_minutes === null) return 'por arquivo';
  return schedule ? scheduleText(schedule) : everyText(every_minutes);
}
export type SourceRow = ReturnType<typeof sourceRow>;

const figure = (count: number | null) => (count === null ? '–' : formatNumber(count));

const runRow = (run: StaffRun, now: Date) => ({
  ...{ id: run.id, when: whenText(run.started_at, now), source: sourceText(run.source) },
  ...{ read: figure(run.read), accepted: figure(run.accepted), warned: figure(run.warned) },
  ...{ quarantined: figure(run.quarantined), state: stateOf(run) },
  deactivated: figure(run.outcome === 'refused' ? (run.hold ? 0 : null) : run.deactivated),
});
export type RunRow = ReturnType<typeof runRow>;

const { when, at } = scheduleFields;
const declared = [intentField, sourceField, when, at];

/** 'Mudar horário' of one source; 'Carregar agora' of one, or of all. */
export const feedsAction = (args: ActionFunctionArgs) =>
  asMemberForm(args, 'imports.write', declared, async ({ staff, typed }) => {
    const named = textOf(typed, sourceField);
    if (textOf(typed, intentField) === feedIntents.schedule) {
      let act: number | null = null;
      const failed = await failedReply(feedIntents.schedule, args.context.log, async () => {
        const schedule = scheduleFromForm(textOf(typed, when), textOf(typed, at));
        act = await staff.changeFeedSchedule(named, { schedule });
      });
      return failed ?? done(adminLinks.feeds(), `Horário de ${sourceText(named)} mudado.`, { act });
    }
    const { sources } = named ? { sources: [{ name: named }] } : await staff.feeds(1);
    const names = named
      ? [named]
      : sources.flatMap((each) =>
          'every_minutes' in each && each.every_minutes !== null ? [each.name] : [],
        );
    let queued = 0;
    const failed = await failedReply(feedIntents.run, args.context.log, async () => {
      for (const name of names) if ((await staff.runFeed(name)).is_queued) queued += 1;
    });
    const text =
      queued > 0 ? 'A carga começa em instantes.' : 'Nada a começar: a carga já está em curso ou na fila.';
    return failed ?? done(adminLinks.feeds(), text);
  });
