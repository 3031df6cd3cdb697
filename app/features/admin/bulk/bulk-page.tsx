import { useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { counted } from '@domain/kernel/counts';
import { contactStateNames } from '@domain/leads/contact-state';
import { Icon } from '~/components/ui/icon';
import type { FormReply } from '~/forms/form-reply';
import { FormLayout } from '~/forms/form-layout';
import { SubmitButton } from '~/forms/submit-button';
import { SelectField, TextArea, TextField } from '~/forms/text-field';
import { useForm } from '~/forms/use-form';
import { intentField } from '../admin-links';
import { adminForms } from '../forms';
import type { bulkData } from './bulk.server';
import { bulkIntents, nobody } from './bulk-fields';
import { BulkPreview } from './bulk-preview';

type Data = Awaited<ReturnType<typeof bulkData>>;
export type BulkReply = FormReply & { preview?: Parameters<typeof BulkPreview>[0]['preview'] };

export function BulkPage({
  count,
  about,
  list,
  responsibles,
  seesActs,
  reply,
}: Data & { reply?: BulkReply }) {
  const { pathname, search } = useLocation();
  const preview = reply?.preview;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (preview) title.current?.focus();
  }, [preview]);
  return (
    <>
      <a className="elo mvolta" href={list}>
        <Icon name="previous" small />
        Contatos
      </a>
      <div className="mcab">
        <div>
          <h1 tabIndex={-1} ref={title}>
            {count === 0 ? 'Nenhum contato escolhido' : `Mudar ${counted(count, 'contato', 'contatos')}`}
          </h1>
          <p className="suave">{count === 0 ? 'Escolha ao menos um na lista.' : about}</p>
        </div>
      </div>
      {preview && (
        <BulkPreview preview={preview} action={pathname + search} back={list} seesActs={seesActs} />
      )}
      {!preview && count > 0 && (
        <BulkForm action={pathname + search} responsibles={responsibles} reply={reply} />
      )}
    </>
  );
}

function BulkForm({
  action,
  responsibles,
  reply,
}: Pick<Data, 'responsibles'> & { action: string; reply: FormReply | undefined }) {
  const form = useForm(adminForms.contactBulk, { action, reply });
  const unchanged = ['', 'Não mudar'] as const;
  return (
    <div className="porta">
      <FormLayout
        form={form}
        hasSummary={false}
        submit={<SubmitButton pending={form.pending}>Ver o que muda</SubmitButton>}
      >
        <input type="hidden" name={intentField} value={bulkIntents.preview} />
        <SelectField
          {...form.field('responsible')}
          options={[unchanged, [nobody, 'Sem corretor'], ...responsibles]}
        />
        <TextArea {...form.field('note')} rows={2} />
        <SelectField {...form.field('state')} options={[unchanged, ...Object.entries(contactStateNames)]} />
        <div className="mso-perdido">
          <TextField {...form.field('state_reason')} />
        </div>
        <div className="mso-lembrar">
          <TextField {...form.field('remind_on')} type="date" />
        </div>
      </FormLayout>
    </div>
  );
}
