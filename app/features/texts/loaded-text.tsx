import type { PropertiesBlock, TextBlock } from '@domain/texts/text-blocks';
import { plainText } from '@domain/texts/text-blocks';
import { LongText } from '~/components/institutional/long-text';
import type { Photo } from '~/domain/property';
import type { CardData } from '~/features/property-card/card-data';
import { PropertyCard } from '~/features/property-card/property-card';
import { TextBlocks, TextBody } from './text-body';
import '~/features/property-card/card-grids.css';

/** A text with what its blocks show. */
export interface LoadedText {
  blocks: TextBlock[];
  photos: Readonly<Record<string, Photo>>;
  /** By search and count of a block. */
  cards: Readonly<Record<string, readonly CardData[]>>;
}

interface LoadedTextProps {
  text: LoadedText;
  /** Id of the page's form for favorites. */
  favoritesForm?: string;
}

const partsOf = ({ text: { photos, cards }, favoritesForm }: LoadedTextProps) => ({
  photos,
  properties: ({ search, count }: PropertiesBlock) => {
    const shown = cards[`${search}, ${count}`] ?? [];
    return (
      shown.length > 0 && (
        <div className="corrido__imoveis">
          <div className="cards cards--9">
            {shown.map((card) => (
              <PropertyCard card={card} favoritesForm={favoritesForm} heading="h3" key={card.id} />
            ))}
          </div>
          <a className="elo" href={search}>
            Ver todos
          </a>
        </div>
      )
    );
  },
});

export const ShownText = (props: LoadedTextProps) => (
  <TextBody blocks={props.text.blocks} {...partsOf(props)} />
);

/** With an index of its titles beside it, if it begins with one. */
export function IndexedText(props: LoadedTextProps) {
  const { blocks } = props.text;
  const [first] = blocks;
  if (first?.kind !== 'heading') return <ShownText {...props} />;
  const parts = partsOf(props);
  const sections: { id: string; title: string; blocks: TextBlock[] }[] = [];
  for (const block of blocks)
    if (block.kind === 'heading' && (block.level === 2 || sections.length === 0))
      sections.push({ id: block.id, title: plainText(block.content), blocks: [] });
    else sections.at(-1)!.blocks.push(block);
  return (
    <LongText
      sections={sections.map(({ id, title, blocks: body }) => ({
        ...{ id, title, body: <TextBlocks blocks={body} {...parts} /> },
      }))}
    />
  );
}
