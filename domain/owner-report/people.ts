/** How somebody who got in touch can be told from others. */
export interface Reached {
  email: string;
  phone: string | null;
}

/**
 * How many people they are: who has an e-mail or a phone in common is one, over others as well (docs/decisions/0069-owners.md).
 * Phones are compared by their digits.
 */
export function countPeople(contacts: readonly Reached[]): number {
  const groups = new Map<string, Set<string>>();
  for (const { email, phone } of contacts) {
    const marks = [`e ${email.trim().toLowerCase()}`, ...(digits(phone) ? [`p ${digits(phone)}`] : [])];
    const all = new Set(marks.flatMap((mark) => [...(groups.get(mark) ?? [mark])]));
    for (const mark of all) groups.set(mark, all);
  }
  return new Set(groups.values()).size;
}

const digits = (phone: string | null) => phone?.replace(/\D/g, '') ?? '';
