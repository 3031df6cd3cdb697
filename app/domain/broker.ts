/** `phone` as the back end sends it (spec 1 §1). */
export interface BrokerCard {
  slug: string;
  name: string;
  creci: string;
  phone: string | null;
  avatar: string | null;
}

/** Public profile (spec 2 §3). null: unknown, or invalid. */
export interface BrokerProfile extends BrokerCard {
  email: string | null;
  linkedin: string | null;
  cv: string | null;
  segment: string | null;
  squad: string | null;
}

/** Slug of the broker's page (`/corretor/:corretor`), otherwise of `?corretor=`. */
export const brokerIn = (params: { corretor?: string }, { searchParams }: URL): string | null =>
  (params.corretor ?? searchParams.get('corretor'))?.toLowerCase() ?? null;

export const firstName = (name: string): string => name.split(' ')[0]!;

/** 'Marina Couto' → 'MC': replaces a missing portrait (brief §7). */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word));
  return [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => word?.charAt(0) ?? '').join('');
}

/** Digits with country code; Brazil by default. */
export function phoneDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return digits.length > 11 || phone.trim().startsWith('+') ? digits : `55${digits}`;
}

export const telUrl = (phone: string): string => `tel:+${phoneDigits(phone)}`;

export function whatsappNumber(phone: string | null | undefined): string | null {
  const digits = phoneDigits(phone ?? '');
  const isMobile = digits.startsWith('55') ? /^55\d{2}9\d{8}$/.test(digits) : digits.length >= 10;
  return isMobile ? digits : null;
}

/** null if it is not https on linkedin.com without port and credentials. */
export function linkedinUrl(address: string): string | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.protocol !== 'https:' || url.port || url.username || url.password) return null;
  return /(?:^|\.)linkedin\.com$/.test(url.hostname) ? url.href : null;
}
