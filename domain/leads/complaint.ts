/** Of the act of a person who says 'ninguém falou comigo'. No role has it. */
export const complaintVerb = 'contacts.complaint';
