export interface Reached {
  email: string;
  phone: string | null;
}

/** Contacts with a common e-mail or phone are one person, transitively (docs/decisions/0069-owners.md). */
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
