import type { RawListing } from '../raw-listing';

const whole =
  /^(?:(?<before>.*?), )?(?<city>\p{L}[^,]*?) - (?<state>[A-Z]{2})(?:, \d{5}-?\d{3})?(?:, (?:Brasil|Brazil))?$/u;
const parts = /^(?<street>.*?)(?: -\s+(?<district>\p{L}[^-]*))?$/u;

/** For an empty city: splits 'Rua A, 12 - Centro, Campinas - SP, 13010-000, Brasil' in the street field. */
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
