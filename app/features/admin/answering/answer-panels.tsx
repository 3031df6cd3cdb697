import type { ReactNode } from 'react';
import type { ContactStateValue } from '@domain/leads/contact-rules';
import { contactStateNames } from '@domain/leads/contact-state';
import { FieldError } from '~/forms/field';
import type { Form, FormSchema } from '~/forms/form';
import { FormLayout } from '~/forms/form-layout';
import { SelectField, TextArea, TextField } from '~/forms/text-field';
import { useForm } from '~/forms/use-form';
import { adminLinks, intentField } from '../admin-links';
import { adminForms } from '../forms';
import { AnsweredButtons } from './answered-buttons';
import { useVersion } from '../conflict/use-version';
import { Panel } from '../record/panel';
import {
  type AnswerData,
  type AnswerReply,
  responsibleOptions,
  responsibleRef,
  contactIntents,
  wasField,
} from './contact-fields';

interface PanelProps {
  contact: AnswerData;
  reply: AnswerReply | undefined;
}

function usePanelForm<Schema extends FormSchema, Name extends string>(
  form: Form<Schema, Name>,
  intent: string,
  { contact, reply }: PanelProps,
  known: object,
) {
  const own = reply?.intent === intent ? reply : undefined;
  return useForm(form, { action: adminLinks.contact(contact.id), reply: own, known });
}

/** What a panel's form posts beside its fields. */
const Hidden = ({ intent, was }: { intent: string; was?: unknown }) => (
  <>
    <input type="hidden" name={intentField} value={intent} />
    {was !== undefined && <input type="hidden" name={wasField} value={JSON.stringify(was)} />}
  </>
);

export type AnswerTexts = Record<'responsible' | 'promise' | 'hints', string>;
const buttonIntents: readonly string[] = [
  ...[contactIntents.take, contactIntents.answer, contactIntents.whatsapp, contactIntents.call],
];

/** Who answers: taking it is one button, passing it on a choice, the likeliest first. */
export function AnswerPanel({ contact, reply, view }: PanelProps & { view: AnswerTexts }) {
  const { id, responsible, answer, complained_at } = contact;
  const failed = reply && buttonIntents.includes(reply.intent) ? reply.failed : undefined;
  const read = useVersion({ responsible: responsibleRef(responsible) || null }, adminForms.contactPass.id);
  return (
    <Panel id="atende" title="Quem atende">
      <p>{view.responsible}</p>
      {view.promise && <p className="suave">{view.promise}</p>}
      {view.hints && <p className="suave">{view.hints}</p>}
      {!responsible && (
        <form className="form" method="post" action={adminLinks.contact(id)}>
          <Hidden intent={contactIntents.take} />
          <button className="bt bt--1">Assumir</button>
        </form>
      )}
      {(!answer || complained_at) && (
        <div className="mjarespondi">
          <p>Já respondi por</p>
          <AnsweredButtons contact={id} action={adminLinks.contact(id)} />
        </div>
      )}
      <FieldError id="assumir-envio" error={failed} />
      <PassForm contact={contact} reply={reply} read={read} key={JSON.stringify(read)} />
    </Panel>
  );
}

function PassForm({ contact, reply, read }: PanelProps & { read: { responsible: string | null } }) {
  const options = responsibleOptions(contact);
  const form = usePanelForm(
    adminForms.contactPass,
    contactIntents.pass,
    { contact, reply },
    {
      responsible: read.responsible ?? options[0]![0],
    },
  );
  return (
    <FormLayout form={form} hasSummary={false} submit={<Save form={form}>Passar o contato</Save>}>
      <Hidden intent={contactIntents.pass} was={read.responsible} />
      <SelectField {...form.field('responsible')} options={options} />
      <TextArea
        {...form.field('note')}
        {...(contact.answer && contact.responsible && { label: 'Por que muda de mãos' })}
        rows={2}
      />
    </FormLayout>
  );
}

const Save = ({ form: { pending }, children }: { form: { pending: boolean }; children: ReactNode }) => (
  <button className={pending ? 'bt bt--2 is-carga' : 'bt bt--2'} aria-busy={pending || undefined}>
    {children}
  </button>
);

export function StatePanel({ contact, reply }: PanelProps) {
  const { state, state_reason, remind_on } = contact;
  const read = useVersion({ state, state_reason, remind_on }, adminForms.contactState.id);
  return (
    <Panel id="estado" title="Estado">
      <StateForm contact={contact} reply={reply} read={read} key={JSON.stringify(read)} />
    </Panel>
  );
}

/** The reason and the day are shown with their state, where the browser can tell. */
function StateForm({ contact, reply, read }: PanelProps & { read: ContactStateValue }) {
  const form = usePanelForm(adminForms.contactState, contactIntents.state, { contact, reply }, read);
  return (
    <FormLayout form={form} hasSummary={false} submit={<Save form={form}>Salvar estado</Save>}>
      <Hidden intent={contactIntents.state} was={read} />
      <SelectField {...form.field('state')} options={Object.entries(contactStateNames)} />
      <div className="mso-perdido">
        <TextField {...form.field('state_reason')} />
      </div>
      <div className="mso-lembrar">
        <TextField {...form.field('remind_on')} type="date" />
      </div>
    </FormLayout>
  );
}

export function StepPanel({ contact, reply }: PanelProps) {
  const { next_step, next_on } = contact;
  const read = useVersion({ next_step, next_on }, adminForms.contactStep.id);
  return (
    <Panel id="passo" title="Próximo passo">
      <StepForm contact={contact} reply={reply} read={read} key={JSON.stringify(read)} />
    </Panel>
  );
}

function StepForm({
  contact,
  reply,
  read,
}: PanelProps & { read: Pick<AnswerData, 'next_step' | 'next_on'> }) {
  const form = usePanelForm(adminForms.contactStep, contactIntents.step, { contact, reply }, read);
  return (
    <FormLayout form={form} hasSummary={false} submit={<Save form={form}>Salvar próximo passo</Save>}>
      <Hidden intent={contactIntents.step} was={read} />
      <TextField {...form.field('next_step')} />
      <TextField {...form.field('next_on')} type="date" />
    </FormLayout>
  );
}

/** Empty again after each note: give it the newest one's id as `key`. */
export function NotePanel({ contact, reply }: PanelProps) {
  const form = usePanelForm(adminForms.contactNote, contactIntents.note, { contact, reply }, {});
  return (
    <Panel id="nota" title="Nota">
      <FormLayout form={form} hasSummary={false} submit={<Save form={form}>Guardar nota</Save>}>
        <Hidden intent={contactIntents.note} />
        <TextArea {...form.field('note')} rows={3} />
      </FormLayout>
    </Panel>
  );
}
