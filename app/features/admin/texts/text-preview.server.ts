import type { LoaderFunctionArgs } from '@remix-run/node';
import { clock } from '@domain/kernel/clock';
import { orNull } from '~/back-end/or-null.server';
import { loadText } from '~/features/texts/load-text.server';
import { adminLinks } from '../admin-links';
import { asMember } from '../session/guard.server';
import { readText } from './text.server';
import { textTarget } from './text-target.server';

/** The draft, else what is published, as the page shows it. */
export const textPreviewData = (args: LoaderFunctionArgs) =>
  asMember(args, 'texts.write', async ({ staff }) => {
    const { api, log } = args.context;
    const target = textTarget(args);
    const { values } = await readText(staff, target, args.context);
    const { lead = '', text = '', slug = '', author, photo, alt = '' } = values;
    const title = values.title || 'Sem título';
    const photos = (await orNull(staff.textPhotos({ text, ...(photo && { photo }) }), log)) ?? {};
    return {
      back: adminLinks.text(target.type, target.key),
      page: target.kind === 'page' ? target.key : null,
      ...{ title, lead },
      text: await loadText({ api, log }, text, photos),
      article: {
        ...{ slug, title, lead, author: author || null, published_at: clock.now().toISOString() },
        photo: photo && photos[photo] ? { ...photos[photo], alt } : null,
      },
    };
  });
