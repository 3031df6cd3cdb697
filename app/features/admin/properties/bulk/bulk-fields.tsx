import { useLocation } from '@remix-run/react';
import { counted } from '@domain/kernel/counts';
import { Icon } from '~/components/ui/icon';
import { FormLayout } from '~/forms/form-layout';
import type { FormReply } from '~/forms/form-reply';
import { SubmitButton } from '~/forms/submit-button';
import { SelectField, TextField } from '~/forms/text-field';
import { useForm } from '~/forms/use-form';
import { brokerOptions, checkOptions, flagOptions, flags, withdrawnOptions } from './bulk-choices';
import { bulkForm } from './bulk-form';
import type { bulkFieldsData } from './bulk.server';

type Data = Awaited<ReturnType<typeof bulkFieldsData>>;

/** What is to change in the chosen properties. */
export function BulkFields({ count, about, list, brokers, reply }: Data & { reply: FormReply | undefined }) {
  return (
    <>
      <a className="elo mvolta" href={list}>
        <Icon name="previous" small />
        Imóveis
      </a>
      <div className="mcab">
        <div>
          <h1>{count === 0 ? 'Nenhum imóvel escolhido' : `Mudar ${counted(count, 'imóvel', 'imóveis')}`}</h1>
          <p className="suave">{count === 0 ? 'Escolha ao menos um na lista.' : about}</p>
        </div>
      </div>
      {count > 0 && <Fields brokers={brokers} reply={reply} />}
    </>
  );
}

function Fields({ brokers, reply }: Pick<Data, 'brokers'> & { reply: FormReply | undefined }) {
  const { pathname, search } = useLocation();
  const form = useForm(bulkForm, { action: pathname + search, reply });
  return (
    <div className="porta">
      <FormLayout
        form={form}
        hasSummary={false}
        submit={<SubmitButton pending={form.pending}>Ver o que muda</SubmitButton>}
      >
        <SelectField {...form.field('broker')} options={brokerOptions(brokers)} />
        {flags.map((name) => (
          <SelectField {...form.field(name)} options={flagOptions} key={name} />
        ))}
        <SelectField {...form.field('withdrawn')} options={withdrawnOptions} />
        <TextField {...form.field('sell_percent')} help="Menos, para baixar: -5." />
        <TextField {...form.field('rent_percent')} />
        <SelectField {...form.field('check')} options={checkOptions} />
        <TextField {...form.field('reason')} />
      </FormLayout>
    </div>
  );
}
