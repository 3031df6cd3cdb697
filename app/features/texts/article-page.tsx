import { dayText } from '@domain/kernel/moment';
import { Breadcrumbs } from '~/components/ui/breadcrumbs';
import { contentId } from '~/components/ui/content-id';
import { Photo } from '~/components/ui/photo';
import type { Photo as PhotoData } from '~/domain/property';
import { FavoritesForm } from '~/features/favorites/favorites-form';
import { links } from '~/links';
import { articleLinks } from './article-links';
import { type LoadedText, ShownText } from './loaded-text';
import './article.css';

export interface ShownArticle {
  slug: string;
  title: string;
  lead: string;
  author: string | null;
  photo: PhotoData | null;
  published_at: string;
}

const favoritesForm = 'favoritos';

export const crumbsOf = ({ slug, title }: Pick<ShownArticle, 'slug' | 'title'>, magazine: string) => [
  { label: 'Início', href: links.home() },
  { label: magazine, href: articleLinks.index() },
  { label: title, href: articleLinks.article(slug) },
];

/** Also the preview of a draft, in the admin. */
export const ArticlePage = ({
  article,
  text,
  magazine,
}: {
  article: ShownArticle;
  text: LoadedText;
  magazine: string;
}) => (
  <main id={contentId} className="palco">
    <Breadcrumbs crumbs={crumbsOf(article, magazine)} />
    <article>
      <header className="indexado__cab">
        <div>
          <h1>{article.title}</h1>
          <p className="lide">{article.lead}</p>
          <p className="nota">
            {article.author && `${article.author}, `}
            <time dateTime={article.published_at}>{dayText(new Date(article.published_at))}</time>
          </p>
        </div>
      </header>
      {article.photo && (
        <div className="artigo__foto">
          <Photo photo={article.photo} sizes="(min-width:70rem) 66rem,100vw" maxWidth={1600} priority />
        </div>
      )}
      <ShownText text={text} favoritesForm={favoritesForm} />
    </article>
    <p className="artigo__pe">
      <a className="elo" href={articleLinks.index()}>
        {`Mais da ${magazine}`}
      </a>
    </p>
    <FavoritesForm id={favoritesForm} returnTo={articleLinks.article(article.slug)} />
  </main>
);
