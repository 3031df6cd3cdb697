import { articlePath, magazinePath } from '@domain/texts/article-path';
import { withQuery } from '~/links';

export const pageParam = 'pagina';

/** Apart from `links`, which the scripts of all public pages bring. */
export const articleLinks = {
  index: (page = 1) =>
    withQuery(`${magazinePath}/artigos`, { [pageParam]: page > 1 ? String(page) : undefined }),
  article: articlePath,
};
