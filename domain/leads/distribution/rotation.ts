import type { Hours, PersonRef, Wheel, WheelMember } from './distribution-rules';
import { isWithin } from './hours';

/** The passes to store after a choice. */
export interface Turn {
  wheel: string;
  pass: number;
  member: PersonRef;
  memberPass: number;
}

/** Divisible by each weight from 1 to 10, so passes stay integers. */
export const strideUnit = 2520;

/**
 * Stride scheduling: the lowest pass is next, and a choice adds `strideUnit / weight` to the member's pass.
 * The wheel's pass is the lowest of those present. A member who returns begins there: an absence is not caught up.
 * @param isPresent can get contacts now
 * @param tried their offers for this contact ended; they stay next in turn for another contact
 */
export function nextInTurn(
  wheel: Wheel,
  isPresent: (person: PersonRef, hours: Hours | null) => boolean,
  tried: ReadonlySet<PersonRef>,
  now: Date,
): Turn | null {
  if (!isWithin(wheel.hours, now)) return null;
  const present = wheel.members.filter(({ person, hours }) => isPresent(person, hours));
  const free = present.filter(({ person }) => !tried.has(person));
  if (free.length === 0) return null;
  const startOf = (member: WheelMember) => Math.max(member.pass, wheel.pass);
  const chosen = free.reduce((best, member) => (startOf(member) < startOf(best) ? member : best));
  return {
    wheel: wheel.id,
    pass: Math.min(...present.map(startOf)),
    member: chosen.person,
    memberPass: startOf(chosen) + strideUnit / chosen.weight,
  };
}
