import { createElement, Fragment, type ReactNode } from 'react';
import type { Inline, PropertiesBlock, TextBlock } from '@domain/texts/text-blocks';
import { Photo } from '~/components/ui/photo';
import type { Photo as PhotoData } from '~/domain/property';
import './texts.css';

interface TextBodyProps {
  blocks: readonly TextBlock[];
  /** Stored photos by their address in the text. */
  photos?: Readonly<Record<string, PhotoData>>;
  /** The properties of a block; without it, its place stays empty. */
  properties?: (block: PropertiesBlock) => ReactNode;
}

/** A text of the brokerage as elements: nothing of it is HTML. */
export const TextBody = ({ blocks, ...parts }: TextBodyProps) => (
  <div className="texto corrido">
    <TextBlocks blocks={blocks} {...parts} />
  </div>
);

// Blocks of a text have no identity of their own and are never moved.
export const TextBlocks = ({ blocks, ...parts }: TextBodyProps): ReactNode =>
  blocks.map((block, index) => <Block block={block} {...parts} key={index} />);

function Block({ block, ...parts }: { block: TextBlock } & Omit<TextBodyProps, 'blocks'>): ReactNode {
  switch (block.kind) {
    case 'heading':
      return createElement(`h${block.level}`, { id: block.id }, inlines(block.content));
    case 'paragraph':
      return <p>{inlines(block.content)}</p>;
    case 'list': {
      const items = block.items.map((blocks, index) => (
        <li key={index}>
          <TextBlocks blocks={blocks} {...parts} />
        </li>
      ));
      return block.isOrdered ? <ol start={block.start}>{items}</ol> : <ul>{items}</ul>;
    }
    case 'rule':
      return <hr />;
    case 'quote':
      return (
        <figure className="corrido__citacao">
          <blockquote>
            <TextBlocks blocks={block.content} {...parts} />
          </blockquote>
          {block.author && <figcaption>{block.author}</figcaption>}
        </figure>
      );
    case 'photo':
      return (
        <figure className="corrido__foto">
          <Photo
            photo={{
              ...(parts.photos?.[block.url] ?? { base: null, width: 1200, height: 800 }),
              alt: block.alt,
            }}
            sizes="(min-width:48rem) 42rem,100vw"
            maxWidth={1600}
          />
          {block.caption && <figcaption>{block.caption}</figcaption>}
        </figure>
      );
    case 'properties':
      return parts.properties?.(block);
  }
}

const inlines = (content: readonly Inline[]): ReactNode =>
  content.map((each, index) => <Fragment key={index}>{inline(each)}</Fragment>);

function inline(each: Inline): ReactNode {
  switch (each.kind) {
    case 'text':
      return each.text;
    case 'break':
      return <br />;
    case 'strong':
      return <strong>{inlines(each.content)}</strong>;
    case 'emphasis':
      return <em>{inlines(each.content)}</em>;
    case 'link':
      return (
        <a href={each.href} {...(each.isExternal && { rel: 'noopener noreferrer' })}>
          {inlines(each.content)}
        </a>
      );
  }
}
