import { z } from 'zod';
import { isSame } from '@domain/staff/merge-changes';
import { hasStatus } from '~/back-end/errors.server';
import { jsonField } from '../../conflict/conflict.server';
import { adminLinks } from '../../admin-links';
import { done, failedReply, fieldRefusal } from '../../reply.server';
import type { Posted } from './posted-form';
import { ownerEmails } from './owner-field';
import { ownerField, wasOwnerField } from './record-fields';

const readSchema = z.array(z.string().max(254)).max(100);

/** The owner's account of the form 'O que a casa decide'. */
export function postedOwner({ id, staff, typed }: Pick<Posted, 'id' | 'staff' | 'typed'>) {
  // The page could not read the account: its form has no such field.
  let was = typed.has(wasOwnerField) ? jsonField(typed, wasOwnerField, readSchema) : undefined;
  return {
    /** After a conflict the other's: the next press saves over what the form then shows. */
    get was() {
      return was;
    },
    /** @returns the act; null: nothing changed. @throws 422 of `owner`: another has changed it since */
    async save(value: string[]): Promise<number | null> {
      if (!was || isSame(was.toSorted(), value.toSorted())) return null;
      try {
        return await staff.chooseOwner(id, { owner: { was, value } });
      } catch (error) {
        if (!hasStatus(error, 409)) throw error;
        was = ownerEmails(await staff.owner(id));
        throw fieldRefusal('owner', { [ownerField]: [error.answer?.message ?? ''] });
      }
    },
  };
}

export async function releaseOwner({ id, intent, staff, log }: Posted) {
  const failed = await failedReply(intent, log, () => staff.releaseOwner(id));
  return failed ?? done(adminLinks.property(id), 'Conta do proprietário: vale a da lista.');
}
