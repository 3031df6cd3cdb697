import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { notedKindNames } from '@domain/leads/noted-kinds';
import { contactChannelNames } from '@domain/leads/contact-state';
import { Icon } from '~/components/ui/icon';
import { adminLinks } from '~/features/admin/admin-links';
import { adminForms } from '~/features/admin/forms';
import { notedContactAction, notedContactData } from '~/features/admin/noted-contacts/noted-contact.server';
import { FieldError } from '~/forms/field';
import type { FormReply } from '~/forms/form-reply';
import { FormLayout } from '~/forms/form-layout';
import { SubmitButton } from '~/forms/submit-button';
import { SelectField, TextArea, TextField } from '~/forms/text-field';
import { useForm } from '~/forms/use-form';
import { privatePageMeta } from '~/page-meta';

export { adminHeaders as headers } from '~/features/admin/headers';
export { keepInputOffline as clientAction } from '~/forms/keep-input-offline.browser';

export const meta = privatePageMeta('Anotar contato · Mesa');
export const loader = (args: LoaderFunctionArgs) => notedContactData(args);
export const action = (args: ActionFunctionArgs) => notedContactAction(args);

/** A contact that came by telephone or visit. */
export default function NewContact() {
  const { key, responsibles } = useLoaderData<typeof loader>();
  const reply = useActionData() as FormReply | undefined;
  const form = useForm(adminForms.notedContact, { action: adminLinks.newContact(), reply, known: { key } });
  const receipt = form.field('receipt');
  return (
    <>
      <a className="elo mvolta" href={adminLinks.contacts()}>
        <Icon name="previous" small />
        Contatos
      </a>
      <div className="porta">
        <h1>Anotar contato</h1>
        <p className="suave">
          De quem ligou ou veio à imobiliária. Vai à equipe e ao CRM como os do site; a pessoa só recebe um
          e-mail se você marcar.
        </p>
        <FormLayout form={form} submit={<SubmitButton pending={form.pending}>Anotar contato</SubmitButton>}>
          <input type="hidden" name="key" value={form.typed('key') ?? key} />
          <TextField {...form.field('name')} />
          <TextField {...form.field('phone')} help="Telefone ou e-mail: um basta." />
          <TextField {...form.field('email')} />
          <SelectField {...form.field('channel')} options={Object.entries(contactChannelNames)} />
          <SelectField {...form.field('kind')} options={Object.entries(notedKindNames)} />
          <TextField {...form.field('property_code')} />
          <TextArea {...form.field('message')} />
          {responsibles && (
            <SelectField {...form.field('responsible')} options={[['', 'Sem corretor'], ...responsibles]} />
          )}
          <label className="marca">
            <input
              type="checkbox"
              id={receipt.id}
              name={receipt.name}
              defaultChecked={form.typed('receipt') === 'on'}
            />
            <span>{receipt.label}</span>
          </label>
          <FieldError id={receipt.id} error={receipt.error} />
        </FormLayout>
      </div>
    </>
  );
}
