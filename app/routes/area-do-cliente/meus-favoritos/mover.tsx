import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { signedInForm } from '~/features/account/session/guard.server';
import { ChooseFolderForm } from '~/features/favorites/choose-folder-form';
import { ConfirmPage } from '~/features/favorites/confirm-page';
import { folderField } from '~/features/favorites/folder-fields';
import { chooseFolderForm } from '~/features/favorites/folder-forms';
import {
  respondToForm,
  favoritesPage,
  folderOf,
  propertyIn,
  success,
} from '~/features/favorites/folder-pages.server';
import { moveProperty } from '~/features/favorites/move-property.server';
import { PropertyCard } from '~/features/property-card/property-card';
import type { FormReply } from '~/forms/form-reply';
import { submitForm } from '~/forms/submit-form.server';
import { folderCard } from '~/features/favorites/folder-card';
import { links } from '~/links';
import { privatePageMeta } from '~/page-meta';
import { GoneCard } from './pasta/gone-card';
import { propertyRow } from './pasta/folder-data';
import '~/features/favorites/folders-page.css';

export { keepInputOffline as clientAction } from '~/forms/keep-input-offline.browser';
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta = privatePageMeta('Mover para outra pasta');
export const loader = (args: LoaderFunctionArgs) =>
  favoritesPage(args, async ({ customer }) => {
    const { folder, others } = await folderOf(customer, args.params.pastaId);
    const property = await propertyIn(customer, folder, args.params.code);
    return { folder: folderCard(folder), others: others.map(folderCard), row: propertyRow(property) };
  });

/** Moves or copies the property to an existing or a new folder. */
export const action = (args: ActionFunctionArgs) =>
  signedInForm(args, [chooseFolderForm], async ({ customer, typed }) => {
    const { folder } = await folderOf(customer, args.params.pastaId);
    const property = await propertyIn(customer, folder, args.params.code);
    const { notTaken, answer } = await submitForm(chooseFolderForm, typed, {
      send: ({ to, isCopy }) =>
        moveProperty(customer, { folder, home: property, to, isCopy }, args.context.log),
      log: args.context.log,
      refusal: { isGuarded: true },
    });
    return respondToForm(notTaken, () => ({
      to: links.folder(folder.id),
      message: success(
        answer?.folder ? `O imóvel está em “${answer.folder.name}”.` : 'O imóvel está na outra pasta.',
        answer?.folder ? { label: 'Abrir a pasta', href: links.folder(answer.folder.id) } : undefined,
      ),
    }));
  });

/** Selects the target folder (prototype pasta-mover). */
export default function MoveProperty() {
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
