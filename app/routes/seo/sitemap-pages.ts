import type { LoaderFunctionArgs } from '@remix-run/node';
import type { OwnPages } from '~/domain/shown-brokerage';
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

/** `/sitemap-paginas.xml`: static pages. */
export const loader = ({ context: { siteUrl, settings } }: LoaderFunctionArgs) =>
  xmlResponse(urlSet(pathsOf(ownPages(settings.firm.texts)).map((path) => ({ loc: siteUrl + path }))));
