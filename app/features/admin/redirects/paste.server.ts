import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { maxPasteParts } from '@contract/staff-redirects';
import { counted } from '@domain/kernel/counts';
import { formatNumber } from '@domain/kernel/money';
import { readForm, textOf } from '~/forms/forms.server';
import { adminLinks } from '../admin-links';
import { recordId } from '../record/record-id.server';
import { done, failedReply } from '../reply.server';
import { asMember, asMemberForm } from '../session/guard.server';
import { longestPaste } from './paste-limit';
import { linesField, maxPastedLines, partField, parts, versionField } from './redirect-forms';
import { pageNumber } from './redirects.server';
import { statusText, targetOf } from './redirect-view';

export const pasteData = (args: LoaderFunctionArgs) =>
  asMember(args, 'redirects.write', async () => ({ lines: maxPastedLines }));

/** Stores the lines; the preview is a page of its own. */
export const pasteAction = (args: ActionFunctionArgs) =>
  asMember(args, 'redirects.write', async ({ staff }) => {
    const typed = await readForm(args.request, { longField: linesField, maxLength: longestPaste });
    const lines = textOf(typed, linesField);
    const refusal = refusalOf(lines);
    if (refusal) return data({ failed: refusal, lines }, { status: 400 });
    let id = 0;
    const failed = await failedReply('colar', args.context.log, async () => {
      ({ id } = await staff.startPaste());
      for (const [position, part] of piecesOf(lines).entries()) await staff.addPastePart(id, position, part);
    });
    return failed ?? redirect(adminLinks.pastedRedirects(id), 303);
  });

function refusalOf(lines: string): string | null {
  if (lines.trim() === '') return 'Cole ao menos uma linha';
  if (lines.split('\n', maxPastedLines + 2).length > maxPastedLines + 1)
    return `Cole no máximo ${formatNumber(maxPastedLines)} linhas por vez`;
  return piecesOf(lines).length > maxPasteParts ? 'A lista é longa demais: cole em duas vezes' : null;
}

/** Bytes of a part as JSON: a call's body has 64 KB. */
const pieceBytes = 28_000;
/** Longer lines are refused anyway, and keep their number. */
const longestLine = 5_000;
/** Half of a character, which the database does not store. */
const broken = /\p{Cs}/gu;

/** Whole lines together. */
export function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let [piece, bytes] = ['', 0];
  for (const whole of text.replace(broken, '\uFFFD').split(/\r?\n/)) {
    const line = `${whole.slice(0, longestLine)}\n`;
    const length = Buffer.byteLength(JSON.stringify(line));
    if (piece && bytes + length > pieceBytes) {
      pieces.push(piece);
      [piece, bytes] = ['', 0];
    }
    piece += line;
    bytes += length;
  }
  return [...pieces, piece];
}

export const pastedData = (args: LoaderFunctionArgs) =>
  asMember(args, 'redirects.write', async ({ staff }) => {
    const { searchParams } = new URL(args.request.url);
    const part = searchParams.get(partField) === parts.problems ? 'problems' : 'changes';
    const page = String(pageNumber(searchParams));
    const { changes, ...preview } = await staff.pastePreview(recordId(args), { part, page });
    return {
      ...preview,
      part: searchParams.has(partField) ? part : null,
      changes: changes.map(({ line, from, to, status, before, end }) => ({
        ...{ line, from, before, end, to, status: statusText(status) },
        target: targetOf({ to, status }),
      })),
    };
  });
export type PastedView = Awaited<ReturnType<typeof pastedData>>;

export const pastedAction = (args: ActionFunctionArgs) =>
  asMemberForm(args, 'redirects.write', [versionField], async ({ staff, typed }) => {
    const id = recordId(args);
    let published: Awaited<ReturnType<typeof staff.publishPaste>>;
    const failed = await failedReply('publicar', args.context.log, async () => {
      published = await staff.publishPaste(id, textOf(typed, versionField));
    });
    if (failed) return failed;
    await args.context.redirects?.check?.();
    const { act, records } = published!;
    const text = `${counted(records, 'redirecionamento no ar', 'redirecionamentos no ar')}.`;
    return done(adminLinks.showcaseRedirects(), text, { act, records });
  });
