import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { parsePropertyPath } from '@domain/property-url';
import type { Offer } from '@domain/offer';
import { returnTo } from '~/domain/return-to';
import { hasStatus } from '~/back-end/errors.server';
import { signedInForm } from '~/features/account/session/guard.server';
import { submitForm } from '~/forms/submit-form.server';
import { links } from '~/links';
import { favoriteKeyOf } from './favorite-key';
import { folderCard } from './folder-card';
import { chooseFolderForm } from './folder-forms';
import { answered, favoritesPage, notThere, success } from './folder-pages.server';
import { putHome } from './move-home.server';

/** The home that an address names, and the page to go back to. @throws Response `otherwise` */
function asked({ request }: LoaderFunctionArgs, otherwise: 400 | 404) {
  const { searchParams } = new URL(request.url);
  const parsed = parsePropertyPath(`/${searchParams.get('imovel') ?? ''}`);
  if (!parsed) throw new Response(null, { status: otherwise });
  const offer: Offer = { id: parsed.id, phase: parsed.phase, negotiation: parsed.negotiation ?? 'sell' };
  const back = returnTo(searchParams.get('volta'));
  return { offer, action: links.chooseFolder(offer, back ?? undefined), back: back ?? links.favourites() };
}

/** The folders that a home of a heart can go to, for the form's page and its window. */
export const chooseFolder = (args: LoaderFunctionArgs) =>
  favoritesPage(args, async ({ customer }) => {
    const folders = await customer.folders();
    const { offer, action, back } = asked(args, 404);
    return { home: offer.id, action, back, folders: folders.map(folderCard) };
  });
export type FolderChoices = Awaited<ReturnType<typeof chooseFolder>>;

/** Keeps the home in the folder, and takes it from where the heart has just put it. */
export const keepInFolder = (args: ActionFunctionArgs) =>
  signedInForm(args, [chooseFolderForm], async ({ customer, typed }) => {
    const { offer, back } = asked(args, 400);
    const { notTaken, answer } = await submitForm(chooseFolderForm, typed, {
      send: ({ to }) =>
        putHome(customer, favoriteKeyOf(offer), to, args.context.log).catch((error: unknown) => {
          throw hasStatus(error, 404) ? notThere() : error;
        }),
      log: args.context.log,
      refusal: { isGuarded: true },
    });
    return answered(notTaken, () => ({
      to: back,
      message: success(
        answer?.folder ? `Guardado em “${answer.folder.name}”.` : 'O imóvel está nos seus favoritos.',
      ),
    }));
  });
