import type { AppLoadContext } from '@remix-run/node';
import { sealedField } from '~/request/seals';
import { clock } from '@domain/kernel/clock';
import { retention } from '@domain/people/privacy';

/** No person checks an announcement faster; ms. */
export const quickestSending = 2_000;

const name = 'hora';
const maxAge = retention.announcementDraftDays * 24 * 3600;

/** Sealed value of a hidden field: when the form was shown. */
export const signedTime = (context: Pick<AppLoadContext, 'seals'>): string =>
  sealedField(context, name, clock.nowMs(), maxAge);

/** Too fast, or without our time: the visitor must resend, with the returned `time` if valid. null: fine. */
export function tooQuick(
  { seals, quickestSending }: Pick<AppLoadContext, 'seals' | 'quickestSending'>,
  posted: string,
): { time?: string } | null {
  const shown = seals.read(posted, name);
  if (typeof shown !== 'number') return {};
  return clock.nowMs() - shown < quickestSending ? { time: posted } : null;
}

export const tooQuickText = 'Falta só confirmar: aperte o botão mais uma vez.';
