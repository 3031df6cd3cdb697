import type { RawListing } from '@api/import/raw-listing';

const whole =
  /^(?:(?<before>.*?), )?(?<city>\p{L}[^,]*?) - (?<state>[A-Z]{2})(?:, \d{5}-?\d{3})?(?:, (?:Brasil|Brazil))?$/u;
const parts = /^(?<street>.*?)(?: -\s+(?<district>\p{L}[^-]*))?$/u;

/**
 * A listing whose feed leaves the city empty and writes the whole address in one text, as maps do ('Rua A, 12 - Centro,
 * Campinas - SP, 13010-000, Brasil'): its parts where they belong. Any other listing as it is.
 */
export function withWholeAddress(raw: RawListing): RawListing {
  if (raw.city.trim() !== '') return raw;
  const found = whole.exec(raw.street.trim().replace(/\s+/g, ' '))?.groups;
  if (!found) return raw;
  const { street = '', district = '' } = parts.exec(found.before ?? '')?.groups ?? {};
  return {
    ...raw,
    street,
    district: raw.district.trim() || district,
    city: found.city!,
    state: [found.state!],
  };
}
