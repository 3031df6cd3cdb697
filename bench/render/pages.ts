import { searchAnswerValue } from './answer';
import { detailAnswerValue, detailPath, similarAnswerValue } from './detail-answer';

interface Page {
  path: string;
  answerTo: (pathname: string) => unknown;
}

export const pages = {
  /** The example of issue 2: has every part of a listing. */
  listing: {
    path: '/imoveis/venda/sao-paulo/apartamento/3-quartos?preco=0-5000000',
    answerTo: () => searchAnswerValue,
  },
  detail: {
    path: detailPath,
    answerTo: (pathname) => (pathname.endsWith('/similar') ? similarAnswerValue : detailAnswerValue),
  },
} satisfies Record<string, Page>;
export type PageName = keyof typeof pages;
export const pageNames = Object.keys(pages) as PageName[];
