import type { AppLoadContext } from '@remix-run/node';
import type { TextPage } from '@domain/texts/text-pages';
import { orNull } from '~/back-end/or-null.server';
import { loadText } from './load-text.server';

/** Title, lead and text that the brokerage has written for a page; null: the site's own. */
export async function ownPage(
  { api, log, settings }: Pick<AppLoadContext, 'api' | 'log' | 'settings'>,
  page: TextPage,
) {
  const own = settings.firm.texts.pages?.[page];
  if (!own) return null;
  const photos = (await orNull(api.pagePhotos(page), log)) ?? {};
  return {
    ...{ title: own.title, lead: own.lead, description: own.lead },
    body: await loadText({ api, log }, own.text, photos),
  };
}
