import { z } from 'zod';
import { notedContact } from '@domain/leads/noted-contact';

/**
 * `POST staff/contacts`: a contact that came by telephone or visit. 422 of `property_code`: no property has it; of `responsible`: who
 * answers no contacts. 409: the key is another's.
 */
export const staffNewContactBody = notedContact;

export const staffContactNotedAnswer = z.object({ data: z.object({ id: z.number(), protocol: z.string() }) });

/** `POST staff/contacts/:id/deliveries/:delivery/retry`. false: it is in the queue, runs, has arrived, or its destination is gone. */
export const staffRetryAnswer = z.object({ data: z.object({ is_queued: z.boolean() }) });

/** `GET staff/contacts.csv`: text in pieces, with the query of `GET staff/contacts`; its page does not count. */
export const staffCsvAnswer = z.string();
