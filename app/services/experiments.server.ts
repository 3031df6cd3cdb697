import {
  drawArm,
  encodeArms,
  type Experiment,
  experimentsMaxAge,
  experimentsName,
  keptArm,
} from '~/domain/experiments';
import { readConsent } from './consent.server';
import { openCookie } from './cookies.server';

/**
 * The arm of an experiment that a visitor is in, from 0, and the cookie that keeps it where it was drawn now. Who does
 * not allow preferences sees the site as it is, and is told no arm (settled §8).
 */
export function armFor(request: Request, experiment: Experiment): { arm: number; cookie?: string } {
  const cookies = request.headers.get('Cookie');
  if (!readConsent(request).preferences) return { arm: 0 };
  const kept = keptArm(cookies, experiment);
  if (kept !== null) return { arm: kept };
  const arm = drawArm(experiment, Math.random());
  return {
    arm,
    cookie: openCookie(experimentsName, encodeArms(cookies, experiment, arm), experimentsMaxAge),
  };
}

/** Arms that were kept, and may be no longer. */
export const forgetArms = (): string => openCookie(experimentsName, '', 0);
