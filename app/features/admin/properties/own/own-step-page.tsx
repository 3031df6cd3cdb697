import { type ReactNode, useMemo } from 'react';
import { condominiumDetails } from '@domain/taxonomy/attributes';
import { maxRooms } from '@domain/announcement/options';
import { type OwnStep, ownSteps, ownTextStep } from '@domain/announcement/own-property';
import { Icon } from '~/components/ui/icon';
import { draftField } from '~/features/announce/draft-form';
import { DraftLine } from '~/features/announce/draft-line';
import { InfosFields } from '~/features/announce/infos-fields';
import { AddressFields, KindFields } from '~/features/announce/location-fields';
import { optional } from '~/features/announce/optional';
import { OwnerFields } from '~/features/announce/owner-fields';
import { AmountFields, WantField } from '~/features/announce/prices-fields';
import { Count } from '~/features/announce/radio-group';
import { useDraftSaver } from '~/features/announce/save-draft.browser';
import { FieldError } from '~/forms/field';
import { FormLayout } from '~/forms/form-layout';
import { SubmitButton } from '~/forms/submit-button';
import { TextArea, TextField } from '~/forms/text-field';
import { type FormState, useForm } from '~/forms/use-form';
import { adminLinks } from '../../admin-links';
import { ownForms, situationTexts } from './own-forms';
import { OwnFrame } from './own-frame';
import type { ownStepData, OwnStepReply } from './own-step.server';

type Data = Awaited<ReturnType<typeof ownStepData>>;
interface StepProps {
  page: Data;
  form: FormState<never>;
  reply: OwnStepReply | undefined;
}

const titles: Record<OwnStep, string> = {
  localizacao: 'Onde fica o imóvel?',
  informacoes: 'Como ele é?',
  valores: 'Quanto custa?',
  [ownTextStep]: 'O que o anúncio diz?',
  contato: 'De quem é?',
};

/** A step of the wizard, typed by a member. */
export function OwnStepPage({ page, reply }: { page: Data; reply: OwnStepReply | undefined }) {
  const { number, step, rules, base, saved, known, found, isCheck } = page;
  const definition = useMemo(() => ownForms[step](rules), [step, rules]);
  const form = useForm(definition as never, {
    ...{ action: adminLinks.newProperty(number, step, isCheck), reply: reply ?? found, known },
  }) as FormState<never>;
  const latest = useDraftSaver(form.id, step, form.pending, adminLinks.newPropertyDraft(number)) ?? saved;
  const Fields = fields[step];
  const before = ownSteps[ownSteps.findIndex(({ name }) => name === step) - 1];
  const back = isCheck ? 'conferir' : before?.name;
  return (
    <OwnFrame {...page} title={titles[step]}>
      <DraftLine draft={latest} />
      <FormLayout
        form={form}
        submit={<SubmitButton pending={form.pending}>Continuar</SubmitButton>}
        foot={
          back && (
            <a className="bt bt--3 elo" href={adminLinks.newProperty(number, back)}>
              <Icon name="back" small />
              Voltar
            </a>
          )
        }
      >
        <input type="hidden" name={draftField.base} value={base} />
        <Fields page={page} form={form} reply={reply} />
      </FormLayout>
    </OwnFrame>
  );
}

const as = <Name extends string>(form: FormState<never>) => form as unknown as FormState<Name>;

const fields: Record<OwnStep, (props: StepProps) => ReactNode> = {
  localizacao: ({ form, page, reply }) => (
    <>
      <KindFields form={as(form)} />
      <AddressFields form={as(form)} states={page.rules.states} hasCep={page.hasCep} cepResult={reply?.cep} />
    </>
  ),
  informacoes: ({ form }) => <InfosFields form={as(form)} situationTexts={situationTexts} />,
  valores: ({ form }) => (
    <>
      <WantField form={as(form)} />
      <AmountFields form={as(form)} />
    </>
  ),
  [ownTextStep]: ({ form }) => <TextFields form={as(form)} />,
  contato: ({ form }) => (
    <>
      <p className="suave">
        Só a equipe lê. Com o e-mail, o proprietário acompanha o imóvel na área do cliente; nenhuma carta sai
        agora. Pode ficar em branco.
      </p>
      <OwnerFields form={as(form)} />
    </>
  ),
};

type TextName = 'titulo' | 'descricao' | 'area_total' | 'banheiros' | 'comodidades';

function TextFields({ form: { field, typedList } }: { form: FormState<TextName> }) {
  const [land, bathrooms, amenities] = [field('area_total'), field('banheiros'), field('comodidades')];
  const ticked = typedList('comodidades');
  return (
    <>
      <div className="grupo">
        <TextField {...field('titulo')} help="Como “Casa de frente para o mar em Ferradura”." />
        <TextArea {...field('descricao')} label={optional('Descrição')} rows={8} />
        <TextField {...land} label={optional(land.label)} help="De casas: o terreno todo." />
      </div>
      <Count {...bathrooms} label={`Banheiros, até ${maxRooms}`} />
      <fieldset className="grupo" id={amenities.id} tabIndex={-1}>
        <legend className="rotulo">{amenities.label}</legend>
        <div className="marcas">
          {condominiumDetails.map(({ slug, label }) => (
            <label className="marca" key={slug}>
              <input
                type="checkbox"
                name={amenities.name}
                value={slug}
                defaultChecked={ticked.includes(slug)}
              />
              {label}
            </label>
          ))}
        </div>
        <FieldError id={amenities.id} error={amenities.error} />
      </fieldset>
    </>
  );
}
