import { ValueResponse } from '@contract/value-response';
import { searchAnswerValue } from './answer';
import { detailAnswerValue, detailPath, similarAnswerValue } from './detail-answer';

interface Page {
  path: string;
  /** Calls of the back end without parameters, with their answers; it has no others. */
  answers: Record<string, unknown>;
}

export const pages = {
  /** The example of issue 2: has every part of a listing. */
  listing: {
    path: '/imoveis/venda/sao-paulo/apartamento/3-quartos?preco=0-5000000',
    answers: { '/search/properties': searchAnswerValue },
  },
  detail: {
    path: detailPath,
    answers: {
      '/products/usado/10000': detailAnswerValue,
      '/products/usado/10000/similar': similarAnswerValue,
    },
  },
} satisfies Record<string, Page>;
export type PageName = keyof typeof pages;
export const pageNames = Object.keys(pages) as PageName[];

/** An in-memory back end for one page. */
export function backEndOf(name: PageName) {
  const { answers }: Page = pages[name];
  const answerTo = (pathname: string) =>
    pathname.endsWith('/views') ? { status: 'success' } : answers[pathname];
  return {
    fetch: async ({ url }: Request) => {
      const answer = answerTo(new URL(url).pathname);
      return answer === undefined ? new Response(null, { status: 404 }) : new ValueResponse(answer);
    },
    ready: async () => true,
    close: async () => {},
  };
}
