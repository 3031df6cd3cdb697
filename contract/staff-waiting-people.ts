import { z } from 'zod';

/**
 * `GET staff/properties/:id/waiting`: people whose searches fit the property. Named are those who asked for contact, where
 * the role reads that contact; the others are counted alone. `POST staff/properties/:id/waiting/:contact` passes a contact
 * to the property's broker, with a note and, where none is open, a next step of today. 422 of `contact`: the property has
 * no broker who answers contacts.
 */
export const staffWaitingPeopleAnswer = z.object({
  data: z.object({
    /** Of the property: gets those who are passed on; null: it has none. */
    broker: z.string().nullable(),
    /** All who fit. */
    count: z.number(),
    /** Of very many searches the newest were read. */
    is_partial: z.boolean(),
    /** Those of them who can be named; `people` has the best ones. */
    named: z.number(),
    people: z.array(
      z.object({
        /** Of the contact. */
        contact: z.number(),
        name: z.string(),
        /** Who answers it. */
        responsible: z.string().nullable(),
        /** Of five: place, price, kind, bedrooms and suites, all the rest. */
        fit: z.number(),
        wants: z.array(z.string()),
      }),
    ),
  }),
});
export type StaffWaitingPeople = z.output<typeof staffWaitingPeopleAnswer>['data'];
