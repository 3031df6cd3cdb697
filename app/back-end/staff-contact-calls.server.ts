import type { z } from 'zod';
import { staffContactAnswer, staffContactsAnswer, type staffContactsQuery } from '@contract/staff-contacts';
import { bySchema } from './parsers/by-schema.server';
import type { Call } from './transport.server';

/** Reading of contacts (contract/staff-contacts.ts). */
export const contactCalls = (call: <Model>(each: Call<Model>) => Promise<Model>) => ({
  contacts: (query: Omit<z.input<typeof staffContactsQuery>, 'page'> & { page: number }) =>
    call({
      ...{ path: 'staff/contacts', query },
      answer: (value, context) => bySchema(staffContactsAnswer)(value, context).data,
    }),
  contact: (id: number) =>
    call({
      path: `staff/contacts/${id}`,
      answer: (value, context) => bySchema(staffContactAnswer)(value, context).data,
    }),
});
