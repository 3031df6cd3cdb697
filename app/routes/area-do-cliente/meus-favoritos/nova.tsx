import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { sectionOf } from '~/back-end/section.server';
import { signedInForm } from '~/features/account/session/guard.server';
import { ConfirmPage } from '~/features/favourites/confirm-page';
import { FolderCover } from '~/features/favourites/folder-cover';
import { folderNameForm } from '~/features/favourites/folder-forms';
import { FolderNameForm } from '~/features/favourites/folder-name-form';
import { answered, favoritesPage, success } from '~/features/favourites/folder-pages.server';
import type { FormReply } from '~/forms/form-reply';
import { submitForm } from '~/forms/submit-form.server';
import { links } from '~/links';
import { privatePageMeta } from '~/page-meta';
import '~/features/favourites/folders-page.css';

export { keepTyped as clientAction } from '~/forms/keep-typed.browser';
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
    return answered(notTaken, () => ({
      to: answer?.folder ? links.folder(answer.folder.id) : links.favourites(),
      message: success('A pasta está pronta. O próximo coração guarda nela.'),
    }));
  });

/** A folder is made, empty (prototype pasta-nova). */
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
