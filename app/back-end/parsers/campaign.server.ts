import type { CampaignPage, CampaignPageBlock } from '~/domain/campaign-page';
import { object, type Parser, required, requiredList } from './answer.server';
import { photo } from './photo.server';
import { textOf } from './primitives.server';
import { propertyCard } from './property.server';

/** `GET campaigns/:slug`, without blocks of kinds that this version does not know. */
export const campaignPage: Parser<CampaignPage | null> = (value, context) => {
  const { data } = object(value);
  if (data === null) return null;
  const fields = object(data);
  return {
    slug: required(textOf(fields.slug), 'slug', 'a text'),
    title: required(textOf(fields.title), 'title', 'a text'),
    blocks: campaignBlocks(fields.blocks, context),
  };
};

export const campaignBlocks: Parser<CampaignPageBlock[]> = (value, context) =>
  requiredList(value, 'blocks', blockOrNull, context).filter((block) => block !== null);

const blockOrNull: Parser<CampaignPageBlock | null> = (value, context) => {
  const fields = object(value);
  switch (fields.kind) {
    case 'text':
      return { kind: 'text', title: textOf(fields.title), text: textOf(fields.text) };
    case 'photo':
      return { kind: 'photo', photo: photo(fields.photo, context) };
    case 'properties':
      return {
        ...{ kind: 'properties', search: textOf(fields.search) },
        items: requiredList(fields.items, 'items', propertyCard, context),
      };
    case 'quote':
      return { kind: 'quote', text: textOf(fields.text) ?? '', author: textOf(fields.author) ?? '' };
    case 'contact':
      return { kind: 'contact', name: textOf(fields.name), creci: textOf(fields.creci) };
    default:
      return null;
  }
};
