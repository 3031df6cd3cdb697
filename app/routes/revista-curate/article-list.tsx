import { dayText } from '@domain/kernel/moment';
import { Photo } from '~/components/ui/photo';
import type { Photo as PhotoData } from '~/domain/property';
import { articleLinks } from '~/features/texts/article-links';
import '~/features/texts/article.css';

interface ArticleCard {
  slug: string;
  title: string;
  lead: string;
  photo: PhotoData | null;
  published_at: string;
}

export const ArticleList = ({ articles }: { articles: readonly ArticleCard[] }) => (
  <ul className="artigos">
    {articles.map(({ slug, title, lead, photo, published_at }) => (
      <li key={slug}>
        {photo && (
          <div className="foto">
            <Photo photo={photo} />
          </div>
        )}
        <h2>
          <a href={articleLinks.article(slug)}>{title}</a>
        </h2>
        <p className="suave">{lead}</p>
        <p className="nota num">
          <time dateTime={published_at}>{dayText(new Date(published_at))}</time>
        </p>
      </li>
    ))}
  </ul>
);

export const NewestArticles = ({ articles }: { articles: readonly ArticleCard[] }) =>
  articles.length > 0 && (
    <section className="secao" aria-label="Para ler">
      <div className="palco">
        <ArticleList articles={articles} />
        <a className="elo" href={articleLinks.index()}>
          Todos os textos
        </a>
      </div>
    </section>
  );
