import type { LoaderFunctionArgs } from '@remix-run/node';
import { homeSections, isHomeSection } from '@domain/brokerage/home-sections';
import { hasStatus } from '~/back-end/errors.server';
import { returnTo } from '~/domain/return-to';
import { links } from '~/links';
import { asMember } from '../session/guard.server';
import { itemOf, pageOf } from './item.server';

/** What the draft shows; `wrong`: why it cannot be published. */
export const itemPreview = (args: LoaderFunctionArgs) =>
  asMember(args, 'lists.write', async ({ staff }) => {
    const { kind, key } = itemOf(args);
    const back = pageOf(kind, key);
    try {
      const { search, slides, home } = await staff.previewItem(kind, key);
      return {
        ...{ back, wrong: [] as string[] },
        search,
        slides: slides.map(({ title, subtitle, link, image }) => ({
          ...{ title, subtitle: subtitle ?? '', href: returnTo(link) ?? links.allProperties(), photo: image },
        })),
        home: home && {
          sections: home.sections ? home.sections.filter(isHomeSection) : [...homeSections],
          texts: home.texts,
        },
      };
    } catch (error) {
      if (!hasStatus(error, 422)) throw error;
      const wrong = Object.values(error.answer?.errors ?? {}).flat();
      return { back, wrong, search: null, slides: [], home: null };
    }
  });
