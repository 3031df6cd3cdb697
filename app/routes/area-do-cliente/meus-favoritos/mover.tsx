import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { signedInForm } from '~/features/account/session/guard.server';
import { ChooseFolderForm } from '~/features/favourites/choose-folder-form';
import { ConfirmPage } from '~/features/favourites/confirm-page';
import { folderField } from '~/features/favourites/folder-fields';
import { chooseFolderForm } from '~/features/favourites/folder-forms';
import {
  answered,
  favoritesPage,
  folderOf,
  homeIn,
  success,
} from '~/features/favourites/folder-pages.server';
import { moveHome } from '~/features/favourites/move-home.server';
import { PropertyCard } from '~/features/property-card/property-card';
import type { FormReply } from '~/forms/form-reply';
import { submitForm } from '~/forms/submit-form.server';
import { folderCard } from '~/features/favourites/folder-card';
import { links } from '~/links';
import { privatePageMeta } from '~/page-meta';
import { GoneCard } from './pasta/gone-card';
import { homeRow } from './pasta/folder-data';
import '~/features/favourites/folders-page.css';

export { keepTyped as clientAction } from '~/forms/keep-typed.browser';
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta = privatePageMeta('Mover para outra pasta');
export const loader = (args: LoaderFunctionArgs) =>
  favoritesPage(args, async ({ customer }) => {
    const { folder, others } = await folderOf(customer, args.params.pastaId);
    const home = await homeIn(customer, folder, args.params.code);
    return { folder: folderCard(folder), others: others.map(folderCard), row: homeRow(home) };
  });

/** The home goes to a folder, or to a new one, and may stay where it was too. */
export const action = (args: ActionFunctionArgs) =>
  signedInForm(args, [chooseFolderForm], async ({ customer, typed }) => {
    const { folder } = await folderOf(customer, args.params.pastaId);
    const home = await homeIn(customer, folder, args.params.code);
    const { notTaken, answer } = await submitForm(chooseFolderForm, typed, {
      send: ({ to, isCopy }) => moveHome(customer, { folder, home, to, isCopy }, args.context.log),
      log: args.context.log,
      refusal: { isGuarded: true },
    });
    return answered(notTaken, () => ({
      to: links.folder(folder.id),
      message: success(
        answer?.folder ? `O imóvel está em “${answer.folder.name}”.` : 'O imóvel está na outra pasta.',
        answer?.folder ? { label: 'Abrir a pasta', href: links.folder(answer.folder.id) } : undefined,
      ),
    }));
  });

/** Which folder a home goes to (prototype pasta-mover). */
export default function MoveHome() {
  const { folder, others, row } = useLoaderData<typeof loader>();
  return (
    <ConfirmPage
      back={{ label: folder.name, href: folder.href }}
      title="Mover para qual pasta?"
      beside={row.card ? <PropertyCard card={row.card} /> : <GoneCard gone={row.gone} />}
    >
      <ChooseFolderForm
        action={links.moveHome(folder.id, row.code)}
        reply={useActionData<FormReply>()}
        folders={others}
        submit="Mover"
        cancel={folder.href}
      >
        <label className="marca">
          <input type="checkbox" name={folderField.stays} />
          <span>{`Deixar também em “${folder.name}”`}</span>
        </label>
      </ChooseFolderForm>
    </ConfirmPage>
  );
}
