import type { LoaderFunctionArgs } from '@remix-run/node';
import type { OwnPages } from '~/domain/shown-brokerage';
import { orNull } from '~/back-end/or-null.server';
import { articleLinks } from '~/features/texts/article-links';
import { links } from '~/links';
import { ownPages } from '~/request/own-texts.server';
import { urlSet, xmlResponse } from './xml';

const pathsOf = ({ history, magazine, onlyYou }: OwnPages) => [
  links.home(),
  links.aboutUs(),
  ...(history ? [links.history()] : []),
  links.contact(),
  links.wantedProperty(),
  ...(magazine ? [links.magazine()] : []),
  links.ownerPage(),
  ...(onlyYou ? [links.onlyYou()] : []),
  links.keywords(),
  links.privacy(),
  links.terms(),
];

/** `/sitemap-paginas.xml`: static pages, and articles of the magazine. */
export async function loader({ context: { api, log, siteUrl, settings } }: LoaderFunctionArgs) {
  const articles = (await orNull(api.articles(), log)) ?? [];
  const paths = [
    ...pathsOf(ownPages(settings.firm.texts)),
    ...(articles.length > 0 ? [articleLinks.index()] : []),
    ...articles.map(({ slug }) => articleLinks.article(slug)),
  ];
  return xmlResponse(urlSet(paths.map((path) => ({ loc: siteUrl + path }))));
}
