import {
  type Arm,
  armText,
  type Experiment,
  experimentNames,
  experiments,
  readArm,
} from '@domain/experiments/experiments';
import { cookieValue } from '~/domain/cookie-text';

/** Cookie with the arms, and its lifetime in seconds (spec 1 §11). */
export const experimentsName = 'exp';
export const experimentsMaxAge = 604_800;

export interface StoredArm {
  arm: number;
  isSeen: boolean;
}
export type StoredArms = Partial<Record<Experiment, StoredArm>>;

const seenMark = '.visto';

/** Reads a `Cookie` header or `document.cookie`; drops invalid entries. */
export function readArms(cookies: string | null): StoredArms {
  const entries = cookieValue(cookies, experimentsName)?.split('/') ?? [];
  const stored: StoredArms = {};
  for (const entry of entries) {
    const isSeen = entry.endsWith(seenMark);
    const read = readArm(isSeen ? entry.slice(0, -seenMark.length) : entry);
    if (read) stored[read.experiment] ??= { arm: read.arm, isSeen };
  }
  return stored;
}

/** 'schedule-visit-without-cpf.0/search-simplified.1.visto'. */
export const writeArms = (stored: StoredArms): string =>
  experimentNames
    .flatMap((experiment) => {
      const own = stored[experiment];
      return own ? [armText({ experiment, arm: own.arm }) + (own.isSeen ? seenMark : '')] : [];
    })
    .join('/');

export const seenArmsOf = (stored: StoredArms): Arm[] =>
  experimentNames.flatMap((experiment) => {
    const own = stored[experiment];
    return own?.isSeen ? [{ experiment, arm: own.arm }] : [];
  });

/** @param chance from 0 to 1 */
export function drawArm(experiment: Experiment, chance: number): number {
  const [first, second] = experiments[experiment];
  return chance * (first + second) < first ? 0 : 1;
}
