/** Verb of acts by which the operator's CRM sets a contact's state or broker. No member has it (domain/staff/roles.ts). */
export const crmVerb = 'contacts.sync';
