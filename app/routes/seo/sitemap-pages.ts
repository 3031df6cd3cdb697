import type { LoaderFunctionArgs } from '@remix-run/node';
import { links } from '~/links';
import { urlSet, xmlResponse } from './xml';

/** The pages of fixed texts that may be found. */
const paths = [
  links.home(),
  links.aboutUs(),
  links.history(),
  links.contact(),
  links.wantedProperty(),
  links.magazine(),
  links.ownerPage(),
  links.onlyYou(),
  links.keywords(),
  links.privacy(),
  links.terms(),
];

/** `/sitemap-paginas.xml`: the pages about the house. */
export const loader = ({ context: { siteUrl } }: LoaderFunctionArgs) =>
  xmlResponse(urlSet(paths.map((path) => ({ loc: siteUrl + path }))));
