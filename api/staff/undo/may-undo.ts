import { readSubject } from '@api/audit/record-act';
import type { Undoer, Undoing } from '@api/audit/undoer';
import { notFound } from '@api/platform/http/errors';
import { type Grant, grantOf, needsStepUp, type Verb, verbs } from '@domain/staff/roles';
import { actorOf } from '../guard';
import type { StaffContext } from '../queries/sessions';
import { notUndoable, stepUpRequired } from '../refusals';
import type { StaffDatabase } from '../schema';
import type { StoredAct } from './plan-undo';
import type { ActToUndo } from './stored-acts';

interface Permitted {
  undoing: Undoing;
  undoer: Undoer<StaffDatabase>;
  head: ActToUndo;
}

/** Whoever has the verb now may undo its acts. @throws 404: also for an act that the role does not see; 403; 409 */
export function mayUndo(
  undoers: readonly Undoer<StaffDatabase>[],
  staff: StaffContext,
  act: ActToUndo | undefined,
  batch: readonly StoredAct[],
): Permitted {
  const undoer = act && undoerOf(undoers, act.verb, (batch[0] ?? act).subject);
  const verb = undoer?.verb ?? act?.verb;
  const grant = verb && isVerb(verb) ? grantOf(staff.member.role, verb) : null;
  if (act && !undoer && sees(staff, act, grant)) throw notUndoable();
  // Of a bulk, who has the verb for his own alone undoes what he did. Of one record, the undoer looks whose it is.
  const needsOwnAct = batch.length > 0 || undoer?.onlyOwnActs === true;
  const isOthersAct = needsOwnAct && grant === 'own' && act?.memberId !== staff.member.id;
  if (!act || !undoer || !grant || isOthersAct) throw notFound();
  if (needsStepUp(undoer.verb) && !staff.session.isSteppedUp) throw stepUpRequired();
  return { undoing: { actor: actorOf(staff), member: staff.member, grant }, undoer, head: act };
}

export function undoerOf<Tables>(
  undoers: readonly Undoer<Tables>[],
  verb: string,
  subject: string,
): Undoer<Tables> | undefined {
  const { kind } = readSubject(subject);
  return undoers.find((each) => verbsOf(each).includes(verb) && each.kind === kind);
}

/** Verbs of the acts that it takes back. */
export const verbsOf = ({ verb, alsoOf = [] }: Pick<Undoer<never>, 'verb' | 'alsoOf'>): readonly string[] => [
  verb,
  ...alsoOf,
];

const isVerb = (verb: string): verb is Verb => verbs.includes(verb as Verb);

/** Whoever reads the audit log or may do the same; of what each does with its own access, the member. */
const sees = ({ member: { id, role } }: Pick<StaffContext, 'member'>, act: ActToUndo, grant: Grant | null) =>
  grantOf(role, 'audit.read') === 'all' || grant === 'all' || (!isVerb(act.verb) && act.memberId === id);
