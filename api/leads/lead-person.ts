import { sql } from 'kysely';

/** A person by lower-case e-mail, or by a stored phone. A lead that the team noted may have no e-mail (''). */
export type LeadPerson = { email: string; phone: null } | { email: null; phone: string };

/** Holds of the person's rows of `lead`. */
export const isOfPerson = ({ email, phone }: LeadPerson) =>
  email !== null
    ? sql<boolean>`lower(lead.email) = ${email} and lead.email <> ''`
    : sql<boolean>`lead.whatsapp = ${phone}`;
