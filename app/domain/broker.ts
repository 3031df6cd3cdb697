/** What header and footer show of a broker (spec 1 §1). `phone` as the back end has it. */
export interface BrokerCard {
  slug: string;
  name: string;
  creci: string;
  phone: string | null;
  avatar: string | null;
}

/** A broker's public profile (spec 2 §3), as far as it may be shown: null is not known, or not fit. */
export interface BrokerProfile extends BrokerCard {
  email: string | null;
  /** An https address of LinkedIn itself. */
  linkedin: string | null;
  cv: string | null;
  segment: string | null;
  squad: string | null;
}

/** The broker's slug in an address: of a page of his own (`/corretor/:corretor`), else of `?corretor=`; null without. */
export const brokerIn = (params: { corretor?: string }, { searchParams }: URL): string | null =>
  (params.corretor ?? searchParams.get('corretor'))?.toLowerCase() ?? null;

/** 'Marina Couto' → 'Marina'. */
export const firstName = (name: string): string => name.split(' ')[0]!;

/** 'Marina Couto' → 'MC': stands where there is no portrait (brief §7). */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word));
  return [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => word?.charAt(0) ?? '').join('');
}

/** A phone number in digits with its country code; numbers without one are Brazilian. */
export function phoneDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return digits.length > 11 || phone.trim().startsWith('+') ? digits : `55${digits}`;
}

/** A phone number's `tel:` address. */
export const telUrl = (phone: string): string => `tel:+${phoneDigits(phone)}`;

/** The number by which a broker is reached on WhatsApp, in digits with country code; null where theirs is no mobile one. */
export function whatsappNumber(phone: string | null | undefined): string | null {
  const digits = phoneDigits(phone ?? '');
  const isMobile = digits.startsWith('55') ? /^55\d{2}9\d{8}$/.test(digits) : digits.length >= 10;
  return isMobile ? digits : null;
}

/** The registration as it is shown; some back ends write 'CRECI-SP 118.204-F', some the number alone. */
export const creciText = (creci: string) => (/^CRECI/i.test(creci) ? creci : `CRECI ${creci}`);

/** A profile's address where it is one of LinkedIn's own, by https and without a port or a name to sign in; else null. */
export function linkedinUrl(address: string): string | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.protocol !== 'https:' || url.port || url.username || url.password) return null;
  return /(?:^|\.)linkedin\.com$/.test(url.hostname) ? url.href : null;
}
