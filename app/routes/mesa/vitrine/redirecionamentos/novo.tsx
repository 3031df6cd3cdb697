import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData } from '@remix-run/react';
import { Icon } from '~/components/ui/icon';
import { adminLinks } from '~/features/admin/admin-links';
import { newRedirectAction, newRedirectData } from '~/features/admin/redirects/redirect.server';
import { redirectForms, statusOptions } from '~/features/admin/redirects/redirect-forms';
import type { FormReply } from '~/forms/form-reply';
import { FormLayout } from '~/forms/form-layout';
import { SubmitButton } from '~/forms/submit-button';
import { SelectField, TextField } from '~/forms/text-field';
import { useForm } from '~/forms/use-form';
import { privatePageMeta } from '~/page-meta';

export { adminHeaders as headers } from '~/features/admin/headers';
export { keepInputOffline as clientAction } from '~/forms/keep-input-offline.browser';

export const meta = privatePageMeta('Novo redirecionamento · Mesa');
export const loader = (args: LoaderFunctionArgs) => newRedirectData(args);
export const action = (args: ActionFunctionArgs) => newRedirectAction(args);

export default function NewRedirect() {
  const reply = useActionData() as FormReply | undefined;
  const form = useForm(redirectForms.add, { action: adminLinks.newRedirect(), reply });
  return (
    <>
      <a className="elo mvolta" href={adminLinks.showcaseRedirects()}>
        <Icon name="previous" small />
        Redirecionamentos
      </a>
      <div className="porta">
        <h1>Novo redirecionamento</h1>
        <FormLayout
          form={form}
          hasSummary={false}
          submit={<SubmitButton pending={form.pending}>Publicar</SubmitButton>}
        >
          <TextField
            {...form.field('from')}
            help="Só o caminho, sem o nome do site. Com /* no fim vale para tudo o que está abaixo."
          />
          <TextField
            {...form.field('to')}
            help="Um caminho deste site, ou um endereço https:// inteiro. /:splat no fim repete o que veio no lugar do *."
          />
          <SelectField {...form.field('status')} options={statusOptions} />
        </FormLayout>
      </div>
    </>
  );
}
