import { unprocessable } from '@api/platform/http/errors';
import type { StoredContact } from './stored-contact';

/** @throws 422: a contact that was answered changes hands with a reason alone */
export function refuseMoveWithoutReason(
  contacts: readonly Pick<StoredContact, 'isAnswered' | 'fields'>[],
  responsible: string | null | undefined,
  note: string | null,
): void {
  const moves = contacts.some(
    ({ isAnswered, fields }) =>
      isAnswered && responsible !== undefined && ![null, responsible].includes(fields.responsible),
  );
  if (moves && note === null) throw unprocessable({ note: ['Diga por que o contato muda de mãos'] });
}
