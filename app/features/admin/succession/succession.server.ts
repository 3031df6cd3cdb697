import { orNull } from '~/back-end/or-null.server';
import { fieldRefusal } from '../reply.server';
import type { Member } from '../session/guard.server';
import { type Succession, successorField } from './successor-field';

const missing = 'Escolha quem recebe os contatos abertos';

/** @param person 'broker:12'. null also if it cannot be read now: what is left goes to the last resort */
export async function successionOf(
  { staff, session }: Pick<Member, 'staff' | 'session'>,
  person: string,
  log: Parameters<typeof orNull>[1],
): Promise<Succession> {
  if (!session.grants['brokers.write']) return null;
  const preview = await orNull(staff.handOverPreview(person), log);
  if (!preview || preview.contacts === 0) return null;
  const { contacts, people, suggested } = preview;
  const options = people
    .map(({ kind, id, name }) => [`${kind}:${id}`, name] as const)
    .toSorted(([one], [other]) => Number(isSuggested(other)) - Number(isSuggested(one)));
  function isSuggested(ref: string) {
    return suggested !== null && ref === `${suggested.kind}:${suggested.id}`;
  }
  return { contacts, options: suggested ? options : [['', 'Escolha'], ...options] };
}

/**
 * Before somebody leaves: open contacts go to the successor. A repeat finds none. @throws a refusal of `successor` where
 * nobody is chosen
 */
export async function handOverTo(
  { staff, session }: Pick<Member, 'staff' | 'session'>,
  from: string,
  to: string | null,
): Promise<void> {
  if (!session.grants['brokers.write']) return;
  const { contacts } = await staff.handOverPreview(from);
  if (contacts === 0) return;
  if (!to) throw fieldRefusal('staff/contacts/hand-over', { [successorField]: [missing] });
  await staff.handOver({ from, to, reason: null });
}
