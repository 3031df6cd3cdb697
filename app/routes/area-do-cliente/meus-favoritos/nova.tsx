import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { sectionOf } from '~/back-end/section.server';
import { signedInForm } from '~/features/account/session/guard.server';
import { ConfirmPage } from '~/features/favorites/confirm-page';
import { FolderCover } from '~/features/favorites/folder-cover';
import { folderNameForm } from '~/features/favorites/folder-forms';
import { FolderNameForm } from '~/features/favorites/folder-name-form';
import { respondToForm, favoritesPage, success } from '~/features/favorites/folder-pages.server';
import type { FormReply } from '~/forms/form-reply';
import { submitForm } from '~/forms/submit-form.server';
import { links } from '~/links';
import { privatePageMeta } from '~/page-meta';
import '~/features/favorites/folders-page.css';

export { keepInputOffline as clientAction } from '~/forms/keep-input-offline.browser';
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

const title = 'Nova pasta';
export const meta = privatePageMeta(title);
export const loader = (args: LoaderFunctionArgs) =>
  favoritesPage(args, ({ customer }) =>
    sectionOf(customer.folders(), args.context.log, ([last]) => last?.cover ?? []),
  );

export const action = (args: ActionFunctionArgs) =>
  signedInForm(args, [folderNameForm], async ({ customer, typed }) => {
    const { notTaken, answer } = await submitForm(folderNameForm, typed, {
      send: ({ nomeDaPasta }) => customer.makeFolder(nomeDaPasta),
      log: args.context.log,
      refusal: { isGuarded: true },
    });
    return respondToForm(notTaken, () => ({
      to: answer?.folder ? links.folder(answer.folder.id) : links.favourites(),
      message: success('A pasta está pronta. O próximo coração guarda nela.'),
    }));
  });

/** Creates an empty folder (prototype pasta-nova). */
export default function NewFolder() {
  const section = useLoaderData<typeof loader>();
  return (
    <ConfirmPage
      back={{ label: 'Meus favoritos', href: links.favourites() }}
      title={title}
      beside={<FolderCover cover={section.status === 'shown' ? section.value : []} />}
    >
      <FolderNameForm
        action={links.newFolder()}
        reply={useActionData<FormReply>()}
        submit="Criar pasta"
        cancel={links.favourites()}
      />
    </ConfirmPage>
  );
}
