import { decide, type Decision, type DistributedContact, maxOffers, type Situation } from './decide';
import { replyDue } from './reply-due';

export interface ChainStep extends Decision {
  /** null: the last resort, who answers without an offer. */
  due: Date | null;
}

/**
 * 'Se chegasse agora': who would get the contact, then who if that offer lapses, up to the last resort. No turn is
 * stored.
 * @param minutes of working time for each offer
 */
export function chain(
  contact: DistributedContact,
  situation: Pick<Situation, 'can' | 'rules' | 'absences'>,
  now: Date,
  minutes: number,
): ChainStep[] {
  const steps: ChainStep[] = [];
  let at = now;
  while (steps.length <= maxOffers) {
    const tried = new Set(steps.map(({ person }) => person));
    const decision = decide(contact, { ...situation, tried, endedOffers: steps.length }, at);
    if (!decision) break;
    const due = decision.rule === 'last' ? null : replyDue(at, minutes);
    steps.push({ ...decision, due });
    if (!due) break;
    at = due;
  }
  return steps;
}
