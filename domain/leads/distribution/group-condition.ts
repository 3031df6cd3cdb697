import { fold } from '../../kernel/text';
import type { DistributedContact } from './distributed-contact';
import type { GroupCondition } from './distribution-rules';

/** A contact without a property fulfils no condition about price, place or launch. */
export function matchesGroup(condition: GroupCondition, contact: DistributedContact): boolean {
  const { negotiation, priceFrom, priceTo, places, launch, origins } = condition;
  const { property } = contact;
  if (negotiation && negotiation !== negotiationOf(contact)) return false;
  if (origins.length > 0 && !origins.includes(contact.origin)) return false;
  if (launch && !property?.isLaunch) return false;
  if (places.length > 0 && !(property && isInOne(places, property))) return false;
  if (priceFrom === null && priceTo === null) return true;
  const price = priceOf(contact);
  return (
    price !== null && (priceFrom === null || price > priceFrom) && (priceTo === null || price <= priceTo)
  );
}

function negotiationOf({ negotiation, property }: DistributedContact): 'buy' | 'rent' | null {
  if (negotiation || !property || property.isRent === null) return negotiation;
  return property.isRent ? 'rent' : 'buy';
}

/** null if the property's price is for the other negotiation. */
function priceOf(contact: DistributedContact): number | null {
  const { property } = contact;
  if (!property) return null;
  const isOther = property.isRent !== null && negotiationOf(contact) !== (property.isRent ? 'rent' : 'buy');
  return isOther ? null : property.price;
}

function isInOne(places: readonly string[], { city, district }: { city: string; district: string }): boolean {
  const names = [city, district, `${city}/${district}`].map(fold);
  return places.some((place) => names.includes(fold(place)));
}
