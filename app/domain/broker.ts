/** What header and footer show of a broker (specification 1, section 1). `phone` as the back end has it. */
export interface BrokerCard {
  slug: string;
  name: string;
  creci: string;
  phone: string | null;
  avatar: string | null;
}

/** 'Marina Couto' → 'MC': stands where there is no portrait (brief, section 7). */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word));
  return [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => word?.charAt(0) ?? '').join('');
}

/** A phone number's `tel:` address; numbers without a country code are Brazilian. */
export function telUrl(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return `tel:+${digits.length > 11 || phone.trim().startsWith('+') ? digits : `55${digits}`}`;
}

/** The registration as it is shown; some back ends write 'CRECI-SP 118.204-F', some the number alone. */
export const creciText = (creci: string) => (/^CRECI/i.test(creci) ? creci : `CRECI ${creci}`);
