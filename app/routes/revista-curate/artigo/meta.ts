import type { MetaDescriptor } from '@remix-run/node';
import { photoUrl } from '@domain/media/photo';
import type { ShownArticle } from '~/features/texts/article-page';
import { crumbsOf } from '~/features/texts/article-page';
import { articleLinks } from '~/features/texts/article-links';
import { brokerageIn, pageMeta } from '~/page-meta';

interface PageData {
  siteUrl: string;
  magazine: string;
  article: ShownArticle & { description: string | null; updated_at: string };
}

type Matches = Parameters<typeof brokerageIn>[0];
const cardWidth = 1280;

/** Tags and JSON-LD of an article. */
export const articleMeta =
  <Data extends PageData>() =>
  ({ data, matches }: { data: Data | undefined; matches: Matches }) => {
    if (!data) return [];
    const { siteUrl, article, magazine } = data;
    const brokerage = brokerageIn(matches);
    const canonical = siteUrl + articleLinks.article(article.slug);
    const photo = article.photo?.base ? article.photo : null;
    const width = Math.min(photo?.width ?? cardWidth, cardWidth);
    const image = photo && new URL(photoUrl(photo.base!, cardWidth, 'jpg'), siteUrl).href;
    const tags = pageMeta({
      ...{ house: brokerage, title: article.title, description: article.description ?? article.lead },
      ...{ canonical, crumbs: crumbsOf(article, magazine) },
      card: image && photo ? { url: image, alt: photo.alt } : 'about',
    });
    return [
      ...(photo ? withSize(tags, width, Math.round((photo.height * width) / photo.width)) : tags),
      {
        'script:ld+json': {
          ...{ '@context': 'https://schema.org', '@type': 'Article', headline: article.title },
          description: article.description ?? article.lead,
          ...{ url: canonical, mainEntityOfPage: canonical, inLanguage: 'pt-BR' },
          ...{ datePublished: article.published_at, dateModified: article.updated_at },
          image: image ?? undefined,
          author: article.author
            ? { '@type': 'Person', name: article.author }
            : { '@type': 'Organization', name: brokerage.name },
          publisher: { '@type': 'Organization', name: brokerage.name, url: siteUrl },
        },
      },
    ];
  };

/** A photo has not the size of the site's own images. */
const withSize = (tags: readonly MetaDescriptor[], width: number, height: number): MetaDescriptor[] =>
  tags.map((tag) => {
    if (!('property' in tag)) return tag;
    if (tag.property === 'og:image:width') return { ...tag, content: String(width) };
    return tag.property === 'og:image:height' ? { ...tag, content: String(height) } : tag;
  });
