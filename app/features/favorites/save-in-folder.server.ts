import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { parsePropertyPath } from '@domain/property/property-url';
import type { Offer } from '@domain/property/offer';
import { returnTo } from '~/domain/return-to';
import { hasStatus } from '~/back-end/errors.server';
import { signedInForm } from '../account/session/guard.server';
import { submitForm } from '~/forms/submit-form.server';
import { links } from '~/links';
import { favoriteKeyOf } from './favorite-key';
import { folderCard } from './folder-card';
import { chooseFolderForm } from './folder-forms';
import { respondToForm, favoritesPage, notFound, success } from './folder-pages.server';
import { saveInOnlyFolder } from './move-property.server';

/** Property and return page of the URL. @throws Response with the status `otherwise` */
function requestedOffer({ request }: LoaderFunctionArgs, otherwise: 400 | 404) {
  const { searchParams } = new URL(request.url);
  const parsed = parsePropertyPath(`/${searchParams.get('imovel') ?? ''}`);
  if (!parsed) throw new Response(null, { status: otherwise });
  const offer: Offer = { id: parsed.id, phase: parsed.phase, negotiation: parsed.negotiation ?? 'sell' };
  const back = returnTo(searchParams.get('volta'));
  return { offer, action: links.chooseFolder(offer, back ?? undefined), back: back ?? links.favourites() };
}

export const chooseFolder = (args: LoaderFunctionArgs) =>
  favoritesPage(args, async ({ customer }) => {
    const folders = await customer.folders();
    const { offer, action, back } = requestedOffer(args, 404);
    return { home: offer.id, action, back, folders: folders.map(folderCard) };
  });
export type FolderChoices = Awaited<ReturnType<typeof chooseFolder>>;

export const saveInFolder = (args: ActionFunctionArgs) =>
  signedInForm(args, [chooseFolderForm], async ({ customer, typed }) => {
    const { offer, back } = requestedOffer(args, 400);
    const { notTaken, answer } = await submitForm(chooseFolderForm, typed, {
      send: ({ to }) =>
        saveInOnlyFolder(customer, favoriteKeyOf(offer), to, args.context.log).catch((error: unknown) => {
          throw hasStatus(error, 404) ? notFound() : error;
        }),
      log: args.context.log,
      refusal: { isGuarded: true },
    });
    return respondToForm(notTaken, () => ({
      to: back,
      message: success(
        answer?.folder ? `Guardado em “${answer.folder.name}”.` : 'O imóvel está nos seus favoritos.',
      ),
    }));
  });
