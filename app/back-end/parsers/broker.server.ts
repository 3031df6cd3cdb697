import { email } from '@domain/validation/email';
import { type BrokerCard, type BrokerProfile, linkedinUrl } from '~/domain/broker';
import { required, object, type Parser, within } from './answer.server';
import { flagOf, textOf } from './primitives.server';
import { slugOf } from './vocabulary.server';

/** The law requires the CRECI number beside the name: a broker without it is not shown. */
export const brokerCard: Parser<BrokerCard> = (value, { pictureAddress }) => {
  const { slug, name, creci, phone, avatar } = object(value);
  const picture = textOf(avatar);
  return {
    slug: required(slugOf(slug), 'slug', 'a slug'),
    name: required(textOf(name), 'name', 'a text'),
    creci: required(textOf(creci), 'creci', 'a text'),
    phone: textOf(phone),
    avatar: picture && pictureAddress(picture),
  };
};

/** `GET broker/{slug}` (spec 2 §3): null without status 'success', or if the broker's own status is not truthy. */
export const activeBroker: Parser<BrokerProfile | null> = (value, context) => {
  const { status, data } = object(value);
  if (status !== 'success' || !flagOf(within(data).status)) return null;
  const fields = object(data, 'data');
  const linkedin = textOf(fields.linkedin);
  return {
    ...brokerCard(fields, context),
    email: email.safeParse(fields.email).data ?? null,
    linkedin: linkedin && linkedinUrl(linkedin),
    cv: textOf(fields.cv),
    segment: textOf(fields.segment),
    squad: textOf(within(fields.squad).name),
  };
};
