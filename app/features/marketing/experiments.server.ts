import type { AppLoadContext } from '@remix-run/node';
import { type Arm, armText, type Experiment } from '@domain/experiments';
import { isProgram } from '~/domain/visitor-kind';
import { openCookie } from '~/request/cookies.server';
import type { Consent } from './consent/consent';
import { readConsent } from './consent/consent.server';
import {
  drawArm,
  experimentsMaxAge,
  experimentsName,
  type KeptArms,
  readArms,
  seenArmsOf,
  writeArms,
} from './experiments';

/** An arm for a page. */
export interface ShownArm {
  /** From 0, the site as it is. */
  arm: number;
  /** What its page tells once the visitor sees it; null: it was told, or nobody counts it. */
  exposure: string | null;
  /** Keeps it, where it was drawn now. */
  cookie?: string;
}

/** Of a page whose arms do not differ, and of who takes no part. */
export const oneForAll: ShownArm = { arm: 0, exposure: null };

const keep = (kept: KeptArms) => openCookie(experimentsName, writeArms(kept), experimentsMaxAge);

/** Who takes part in experiments: who lets the site remember preferences, and count (settled §8). */
export const mayTakePart = ({ preferences, statistics }: Pick<Consent, 'preferences' | 'statistics'>) =>
  preferences && statistics;

/** The arms of who takes part; null: they do not. */
function armsOf(request: Request): KeptArms | null {
  return mayTakePart(readConsent(request)) ? readArms(request.headers.get('Cookie')) : null;
}

/** The arm of an experiment that a visitor is in; who takes no part sees the site as it is, and is not counted. */
export function armFor(request: Request, experiment: Experiment): ShownArm {
  const kept = armsOf(request);
  if (!kept) return oneForAll;
  const known = kept[experiment];
  const arm = known?.arm ?? drawArm(experiment, Math.random());
  const exposure = known?.isSeen ? null : armText({ experiment, arm });
  if (known) return { arm, exposure };
  return { arm, exposure, cookie: keep({ ...kept, [experiment]: { arm, isSeen: false } }) };
}

/**
 * Counts that a visitor saw an arm, once, and gives the cookie that says so; null where there is nothing to count: it was
 * told, another arm is kept, they take no part, or it is a program.
 * @throws what keeps the back end from counting: it is then told again
 */
export async function countSeen(
  request: Request,
  { api, session }: Pick<AppLoadContext, 'api' | 'session'>,
  { experiment, arm }: Arm,
): Promise<string | null> {
  const kept = isProgram(request.headers.get('User-Agent')) ? null : armsOf(request);
  const known = kept?.[experiment];
  if (!kept || known?.isSeen || (known && known.arm !== arm)) return null;
  await api.countExposure({ experiment, arm }, session.caller);
  return keep({ ...kept, [experiment]: { arm, isSeen: true } });
}

/** The arms that the sender of a form has seen, as a lead carries them; undefined: none. */
export function seenArms(request: Request): string[] | undefined {
  const seen = seenArmsOf(armsOf(request) ?? {}).map(armText);
  return seen.length > 0 ? seen : undefined;
}

/** Arms that were kept, and may be no longer. */
export const forgetArms = (): string => openCookie(experimentsName, '', 0);
