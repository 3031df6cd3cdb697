import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import type { StaffRunRecord } from '@contract/staff-feeds';
import { clock } from '@domain/kernel/clock';
import { clockText } from '@domain/kernel/moment';
import { formatDecimal, formatMoney, formatNumber } from '@domain/kernel/money';
import { textOf } from '~/forms/forms.server';
import { adminLinks, intentField } from '../admin-links';
import { recordId } from '../record/record-id.server';
import { done, failedReply } from '../reply.server';
import { asMember, asMemberForm } from '../session/guard.server';
import { feedIntents, numberField, referenceField } from './feeds-fields';
import { formatText, sourceText, stateOf, whenText } from './feed-texts';
import { heldText } from './held-text';

export const runData = (args: LoaderFunctionArgs) =>
  asMember(args, 'imports.read', async ({ staff, session: { grants } }) => {
    const run = await staff.feedRun(recordId(args));
    const now = clock.now();
    const isWaiting = run.outcome === 'refused' && run.hold !== null && run.decision === null;
    const gone = run.deactivated ?? 0;
    const held = { hold: run.hold!, gone, prices: run.prices ?? 0, active: run.active };
    return {
      ...{ id: run.id, hold: run.hold, isWaiting, isPublishing: run.is_publishing, state: stateOf(run) },
      title: `Carga de ${whenText(run.started_at, now)}`,
      lead: leadOf(run, isWaiting),
      why: run.hold && (isWaiting || run.is_publishing) ? heldText(held) : null,
      figures: figuresOf(run),
      prices: pricesOf(run),
      priceNote: priceNote(run),
      gone: links(run.gone ?? []),
      goneNote: gone > (run.gone?.length ?? 0) ? `${run.gone?.length ?? 0} de ${formatNumber(gone)}.` : null,
      added: links(run.would_add),
      changed: links(run.would_change),
      addedNote: firstNote(run.would_add.length, run.added + run.reactivated),
      changedNote: firstNote(run.would_change.length, run.changed),
      groups: [
        { title: 'Em quarentena, por razão', reasons: run.quarantine.map(reasonView) },
        { title: 'Com um valor retido', reasons: run.warnings.filter(isHeldValue).map(reasonView) },
        {
          title: 'Com aviso, no ar mesmo assim',
          reasons: run.warnings.filter((each) => !isHeldValue(each)).map(reasonView),
        },
      ],
      number: formatNumber(run.number),
      effect: effectOf(run),
      decided: run.decided_at && decidedText(run, now),
      hasFile: run.price_changes !== null,
      may: {
        write: grants['imports.write'] !== undefined,
        force: grants['imports.force'] !== undefined,
        revert: run.can_revert && grants['imports.restore'] !== undefined,
      },
    };
  });

const links = (list: readonly { reference: string; property: number | null }[]) =>
  list.map(({ reference, property }) => ({
    reference,
    href: property === null ? null : adminLinks.property(property),
  }));

/** '20 de 312.' */
const firstNote = (shown: number, all: number) =>
  shown > 0 && all > shown ? `${shown} de ${formatNumber(all)}.` : null;

/** 'Casa, VRSync, 4,1 MB em 3,2 s. Retida desde 12h00.' */
function leadOf(run: StaffRunRecord, isWaiting: boolean): string {
  const time = run.seconds === null ? null : `${formatDecimal(Math.round(run.seconds * 10) / 10)} s`;
  const parts = [
    sourceText(run.source),
    run.format && formatText(run.format),
    [run.bytes === null ? null : sizeText(run.bytes), time].filter(Boolean).join(' em '),
  ];
  const since = isWaiting && run.finished_at ? ` Retida desde ${clockText(new Date(run.finished_at))}.` : '';
  return `${parts.filter(Boolean).join(', ')}.${since}`;
}

/** '4,1 MB', '12 KB' */
const sizeText = (bytes: number): string =>
  bytes < 100_000
    ? `${formatNumber(Math.ceil(bytes / 1000))} KB`
    : `${formatDecimal(Math.round(bytes / 100_000) / 10)} MB`;

function figuresOf(run: StaffRunRecord): [string, string][] {
  const figure = (count: number | null) => (count === null ? '–' : formatNumber(count));
  const isHeld = run.outcome !== 'applied' && run.hold !== null;
  const last: [string, string] =
    run.hold === 'gone'
      ? [isHeld ? 'sairiam do ar' : 'saíram do ar', figure(run.deactivated)]
      : [isHeld ? 'preços mudariam' : 'preços mudaram', figure(run.prices)];
  return [
    ['lidos', figure(run.read)],
    ['aceitos', figure(run.accepted)],
    ['com aviso', figure(run.warned)],
    ['em quarentena', figure(run.quarantined)],
    last,
  ];
}

const pricesOf = ({ price_changes }: StaffRunRecord) =>
  (price_changes ?? []).map(({ reference, property, negotiation, currency, from, to }) => ({
    ...{ key: `${reference}-${negotiation}`, reference, negotiation, href: adminLinks.property(property) },
    ...{ from: formatMoney(from, currency), to: formatMoney(to, currency) },
    change: changeText(from, to),
    isSteep: to * 2 < from || to > from * 2,
  }));

function changeText(from: number, to: number): string {
  const percent = from === 0 ? 0 : Math.round((100 * (to - from)) / from);
  return `${percent < 0 ? '−' : '+'}${formatNumber(Math.abs(percent))}%`;
}

function priceNote({ price_changes, prices, factor }: StaffRunRecord): string | null {
  const [shown, all] = [price_changes?.length ?? 0, prices ?? 0];
  if (shown === 0) return null;
  const first = price_changes![0]!;
  const [verb, how] = first.to < first.from ? ['dividem', 'passou a mandar centavos'] : ['multiplicam', ''];
  const common =
    factor && all > 1 ? `Todas ${verb} o preço por ${factor === 100 ? 'cem' : formatNumber(factor)}` : null;
  const cents = common && factor === 100 && how ? `: a fonte ${how}` : '';
  return [all > shown && `${shown} de ${formatNumber(all)}.`, common && `${common}${cents}.`]
    .filter(Boolean)
    .join(' ');
}

const isHeldValue = ({ code }: { code: string }) => code === 'value-implausible';

const reasonView = ({ code, text, count, rows }: StaffRunRecord['quarantine'][number]) => ({
  ...{ code, text: text.charAt(0).toUpperCase() + text.slice(1), count: formatNumber(count) },
  more: count > rows.length ? `${rows.length} de ${formatNumber(count)}; o CSV tem os outros.` : null,
  rows: rows.map(({ reference, line, value, property, can_accept }, index) => ({
    ...{ key: index, reference, value: value ?? '', canAccept: can_accept },
    line: line === null ? '' : formatNumber(line),
    href: property === null ? null : adminLinks.property(property),
  })),
});

/** What a publication does. */
function effectOf({ added, changed, reactivated, deactivated, prices, held }: StaffRunRecord): string {
  const parts = [
    prices ? `troca ${formatNumber(prices)} preços` : null,
    `muda ${formatNumber(changed)}`,
    `põe ${formatNumber(added + reactivated)} no ar`,
    `tira ${formatNumber(deactivated ?? 0)}`,
    held ? `deixa ${formatNumber(held)} com valor retido` : null,
  ].filter(Boolean);
  return `Publicar ${parts.slice(0, -1).join(', ')} e ${parts.at(-1)}. Quem guardou estes imóveis recebe os avisos.`;
}

const decidedWords = {
  ...{
    discarded: 'Descartada',
    published: 'Publicada mesmo assim',
    'without-prices': 'Publicada sem os preços',
  },
  superseded: 'Uma carga mais nova tomou o seu lugar',
} as const;

function decidedText({ decision, decided_by, decided_at }: StaffRunRecord, now: Date): string {
  const by = decision !== 'superseded' && decided_by ? ` por ${decided_by}` : '';
  return `${decidedWords[decision!]}${by}, ${whenText(decided_at!, now)}.`;
}

const declared = [intentField, referenceField, numberField];

/** The step-up of a verb comes from the back end's guard. */
export const runAction = (args: ActionFunctionArgs) =>
  asMemberForm(args, 'imports.read', declared, async ({ staff, typed }) => {
    const [id, intent, { log }] = [recordId(args), textOf(typed, intentField), args.context];
    const [reference, number] = [textOf(typed, referenceField), textOf(typed, numberField)];
    const acts: Record<string, [() => Promise<unknown>, string]> = {
      [feedIntents.discard]: [() => staff.discardRun(id), 'Carga descartada. O catálogo ficou como estava.'],
      [feedIntents.withoutPrices]: [
        () => staff.publishRunWithoutPrices(id),
        'A carga vai ao ar em instantes, com os preços de antes.',
      ],
      [feedIntents.publishFile]: [() => staff.publishFile(id), 'A carga vai ao ar em instantes.'],
      [feedIntents.publish]: [() => staff.publishRun(id, { number }), 'A carga vai ao ar em instantes.'],
      [feedIntents.revert]: [
        () => staff.revertRun(id),
        'O catálogo é o de antes desta carga. A próxima carga desta fonte espera por uma decisão.',
      ],
      [feedIntents.accept]: [
        () => staff.acceptHeldValue(id, reference),
        `O valor de ${reference} está no ar.`,
      ],
    };
    const act = Object.hasOwn(acts, intent) ? acts[intent]! : null;
    if (!act) throw new Response(null, { status: 400 });
    const failed = await failedReply(intent, log, act[0]);
    return failed ?? done(adminLinks.feedRun(id), act[1]);
  });

/** Passes the back end's stream on. */
export const feedRunCsv = (args: LoaderFunctionArgs) =>
  asMember(args, 'imports.read', async ({ staff }) => {
    const id = recordId(args);
    return new Response(await staff.feedRunCsv(id), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="carga-${id}.csv"`,
      },
    });
  });
