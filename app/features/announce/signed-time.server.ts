import type { AppLoadContext } from '@remix-run/node';
import { sealedField } from '~/request/seals';
import { clock } from '@domain/clock';
import { retention } from '@domain/privacy';

/** Nobody looks over a whole announcement faster than this, in ms. */
export const quickestSending = 2_000;

const name = 'hora';
/** A page may stand open as long as its draft is kept. */
const maxAge = retention.announcementDraftDays * 24 * 3600;

/** When a form was shown, as nobody but this site writes it: a hidden field's value, sealed as our cookies are. */
export const signedTime = (context: Pick<AppLoadContext, 'seals'>): string =>
  sealedField(context, name, clock.nowMs(), maxAge);

/**
 * Whether a form comes back faster than people are, or with no time of ours: it is asked to be sent once more.
 * @returns null: it is not; else the time to send it with, where that was ours
 */
export function tooQuick(
  { seals, quickestSending }: Pick<AppLoadContext, 'seals' | 'quickestSending'>,
  posted: string,
): { time?: string } | null {
  const shown = seals.read(posted, name);
  if (typeof shown !== 'number') return {};
  return clock.nowMs() - shown < quickestSending ? { time: posted } : null;
}

export const tooQuickText = 'Falta só confirmar: aperte o botão mais uma vez.';
