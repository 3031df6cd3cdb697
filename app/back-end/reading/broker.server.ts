import { email } from '@domain/validation/email';
import { type BrokerCard, type BrokerProfile, linkedinUrl } from '~/domain/broker';
import { needed, object, type Read, within } from './answer.server';
import { flagOf, textOf } from './values.server';
import { slugOf } from './words.server';

/** A broker as cards, header and footer show them. The CRECI number stands beside the name by law: without it nobody is shown. */
export const brokerCard: Read<BrokerCard> = (value, { pictureAddress }) => {
  const { slug, name, creci, phone, avatar } = object(value);
  const picture = textOf(avatar);
  return {
    slug: needed(slugOf(slug), 'slug', 'a slug'),
    name: needed(textOf(name), 'name', 'a text'),
    creci: needed(textOf(creci), 'creci', 'a text'),
    phone: textOf(phone),
    avatar: picture && pictureAddress(picture),
  };
};

/**
 * `GET broker/{slug}` (spec 2 §3): the profile of an active broker; null on another status than 'success', or where the
 * broker's own is not a truthy one.
 */
export const activeBroker: Read<BrokerProfile | null> = (value, reading) => {
  const { status, data } = object(value);
  if (status !== 'success' || !flagOf(within(data).status)) return null;
  const fields = object(data, 'data');
  const linkedin = textOf(fields.linkedin);
  return {
    ...brokerCard(fields, reading),
    email: email.safeParse(fields.email).data ?? null,
    linkedin: linkedin && linkedinUrl(linkedin),
    cv: textOf(fields.cv),
    segment: textOf(fields.segment),
    squad: textOf(within(fields.squad).name),
  };
};
