import {
  type Arm,
  armText,
  type Experiment,
  experimentNames,
  experiments,
  readArm,
} from '@domain/experiments';
import { cookieValue } from '~/domain/cookie-text';

/** The cookie that keeps which arms a visitor got, and how long, in seconds (spec 1 §11). */
export const experimentsName = 'exp';
export const experimentsMaxAge = 604_800;

/** An arm that was drawn; `isSeen`: the visitor has seen it, and it was told. */
export interface KeptArm {
  arm: number;
  isSeen: boolean;
}
export type KeptArms = Partial<Record<Experiment, KeptArm>>;

/** Follows an arm that was seen. */
const seenMark = '.visto';

/** The arms that a `Cookie` header or `document.cookie` tells; what is none is left out. */
export function readArms(cookies: string | null): KeptArms {
  const entries = cookieValue(cookies, experimentsName)?.split('/') ?? [];
  const kept: KeptArms = {};
  for (const entry of entries) {
    const isSeen = entry.endsWith(seenMark);
    const read = readArm(isSeen ? entry.slice(0, -seenMark.length) : entry);
    if (read) kept[read.experiment] ??= { arm: read.arm, isSeen };
  }
  return kept;
}

/** Arms as the cookie's value: 'schedule-visit-without-cpf.0/search-simplified.1.visto'. */
export const writeArms = (kept: KeptArms): string =>
  experimentNames
    .flatMap((experiment) => {
      const own = kept[experiment];
      return own ? [armText({ experiment, arm: own.arm }) + (own.isSeen ? seenMark : '')] : [];
    })
    .join('/');

/** The arms that were seen, as a lead tells them. */
export const seenArmsOf = (kept: KeptArms): Arm[] =>
  experimentNames.flatMap((experiment) => {
    const own = kept[experiment];
    return own?.isSeen ? [{ experiment, arm: own.arm }] : [];
  });

/** @param chance from 0 to 1 */
export function drawArm(experiment: Experiment, chance: number): number {
  const [first, second] = experiments[experiment];
  return chance * (first + second) < first ? 0 : 1;
}
