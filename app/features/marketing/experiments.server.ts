import type { AppLoadContext } from '@remix-run/node';
import { type Arm, armText, type Experiment } from '@domain/experiments/experiments';
import { isBot } from '~/domain/is-bot';
import { openCookie } from '~/request/cookies.server';
import type { Consent } from './consent/consent';
import { readConsent } from './consent/consent.server';
import {
  drawArm,
  experimentsMaxAge,
  experimentsName,
  type StoredArms,
  readArms,
  seenArmsOf,
  writeArms,
} from './experiments';

export interface ShownArm {
  /** 0 is the unchanged site. */
  arm: number;
  /** Value for the exposure beacon; null if already sent or without consent. */
  exposure: string | null;
  cookie?: string;
}

export const oneForAll: ShownArm = { arm: 0, exposure: null };

const serializeArms = (stored: StoredArms) =>
  openCookie(experimentsName, writeArms(stored), experimentsMaxAge);

/** Requires consent for preferences and statistics (settled §8). */
export const canTakePart = ({ preferences, statistics }: Pick<Consent, 'preferences' | 'statistics'>) =>
  preferences && statistics;

function armsOf(request: Request): StoredArms | null {
  return canTakePart(readConsent(request)) ? readArms(request.headers.get('Cookie')) : null;
}

/** Arm of a visitor; without consent the unchanged site. */
export function armFor(request: Request, experiment: Experiment): ShownArm {
  const stored = armsOf(request);
  if (!stored) return oneForAll;
  const known = stored[experiment];
  const arm = known?.arm ?? drawArm(experiment, Math.random());
  const exposure = known?.isSeen ? null : armText({ experiment, arm });
  if (known) return { arm, exposure };
  return { arm, exposure, cookie: serializeArms({ ...stored, [experiment]: { arm, isSeen: false } }) };
}

/** Counts an exposure once and returns the cookie; null: nothing to count. @throws errors of the back end */
export async function countSeen(
  request: Request,
  { api, session }: Pick<AppLoadContext, 'api' | 'session'>,
  { experiment, arm }: Arm,
): Promise<string | null> {
  const stored = isBot(request.headers.get('User-Agent')) ? null : armsOf(request);
  const known = stored?.[experiment];
  if (!stored || known?.isSeen || (known && known.arm !== arm)) return null;
  await api.countExposure({ experiment, arm }, session.caller);
  return serializeArms({ ...stored, [experiment]: { arm, isSeen: true } });
}

/** Seen arms of a form's sender for a lead, or undefined. */
export function seenArms(request: Request): string[] | undefined {
  const seen = seenArmsOf(armsOf(request) ?? {}).map(armText);
  return seen.length > 0 ? seen : undefined;
}

export const forgetArms = (): string => openCookie(experimentsName, '', 0);
