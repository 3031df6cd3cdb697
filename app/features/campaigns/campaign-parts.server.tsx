import { renderToStaticMarkup } from 'react-dom/server';
import { parseText } from '@domain/texts/parse-text';
import type { CampaignPage, CampaignPageBlock } from '~/domain/campaign-page';
import { cardData } from '~/features/property-card/card-data';
import { TextBody } from '~/features/texts/text-body';
import { links, withQuery } from '~/links';
import type { CampaignData, CampaignPart } from './campaign-data';

/** What the page draws: a titled text and a photo that come first open it, in either order. */
export function campaignParts({ slug, title, blocks }: CampaignPage): CampaignData {
  const [first, second] = blocks;
  const opening = openingOf(first, second) ?? openingOf(second, first);
  const rest = opening ? blocks.slice(2) : blocks;
  const parts = [...(opening ? [opening] : []), ...rest.flatMap((block) => partOf(block, slug))];
  return { title, hasTitle: parts.some((part) => 'title' in part && part.title !== null), parts };
}

function openingOf(text?: CampaignPageBlock, photo?: CampaignPageBlock): CampaignPart | null {
  if (text?.kind !== 'text' || text.title === null || photo?.kind !== 'photo') return null;
  return { kind: 'opening', title: text.title, html: htmlOf(text.text), photo: photo.photo };
}

function partOf(block: CampaignPageBlock, slug: string): CampaignPart[] {
  switch (block.kind) {
    case 'text':
      return [{ kind: 'text', title: block.title, html: htmlOf(block.text) }];
    case 'properties': {
      const { search, items } = block;
      // None is left on the site: the part goes.
      if (items.length === 0) return [];
      return [{ kind: 'properties', search, cards: items.map((item) => cardData(item, undefined)) }];
    }
    case 'contact': {
      const { name, creci } = block;
      return [{ kind: 'contact', name, creci, href: withQuery(links.contact(), { lp: slug }) }];
    }
    default:
      return [block];
  }
}

/** Photos and properties are blocks of their own here. */
function htmlOf(text: string | null): string | null {
  if (text === null) return null;
  const blocks = parseText(text).filter(({ kind }) => kind !== 'photo' && kind !== 'properties');
  return renderToStaticMarkup(<TextBody blocks={blocks} />);
}
