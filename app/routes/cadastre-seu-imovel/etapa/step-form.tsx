import { type ReactNode, useMemo } from 'react';
import { announceSteps, type AnnounceStep } from '@domain/announcement/steps';
import { Icon } from '~/components/ui/icon';
import type { AnnounceRules } from '~/domain/announce-rules';
import { announceForms } from '~/features/announce/announce-forms';
import { draftField } from '~/features/announce/draft-form';
import { DraftHead } from '~/features/announce/draft-line';
import { ContinueOnPhone } from '~/features/announce/continue-on-phone';
import { InfosFields } from '~/features/announce/infos-fields';
import { AddressFields, KindFields } from '~/features/announce/location-fields';
import { OwnerFields } from '~/features/announce/owner-fields';
import { AmountFields, WantField } from '~/features/announce/prices-fields';
import { useDraftSaver } from '~/features/announce/save-draft.browser';
import type { FormReply } from '~/forms/form-reply';
import { FormLayout } from '~/forms/form-layout';
import { SubmitButton } from '~/forms/submit-button';
import { type FormState, useForm } from '~/forms/use-form';
import { links } from '~/links';
import type { StepReply } from './action.server';

export interface StepPage {
  step: AnnounceStep;
  rules: AnnounceRules;
  from?: string;
  isCheck: boolean;
  hasCep: boolean;
  base: number;
  saved: { savedAt: string; keptUntil: string } | null;
  wasLeft: boolean;
  known: object;
  isAccounts: boolean;
  found?: FormReply;
}

interface StepFormProps {
  page: StepPage;
  reply: StepReply | undefined;
}

export function StepForm(props: StepFormProps) {
  const Step = steps[props.page.step];
  return <Step {...props} />;
}

function LocationStep(props: StepFormProps) {
  const form = useStep('localizacao', props);
  const { rules, hasCep } = props.page;
  return (
    <StepLayout {...props} form={form}>
      <KindFields form={form} />
      <AddressFields form={form} states={rules.states} hasCep={hasCep} cepResult={props.reply?.cep} />
    </StepLayout>
  );
}

function InfosStep(props: StepFormProps) {
  const form = useStep('informacoes', props);
  return (
    <StepLayout {...props} form={form}>
      <InfosFields form={form} />
    </StepLayout>
  );
}

function PricesStep(props: StepFormProps) {
  const form = useStep('valores', props);
  return (
    <StepLayout {...props} form={form}>
      <WantField form={form} />
      <AmountFields form={form} />
    </StepLayout>
  );
}

function OwnerStep(props: StepFormProps) {
  const form = useStep('contato', props);
  return (
    <StepLayout {...props} form={form}>
      <OwnerFields form={form} />
      {props.page.isAccounts && <p className="dica">Da sua conta; mude se quiser que falem em outro.</p>}
    </StepLayout>
  );
}

const steps: Record<AnnounceStep, (props: StepFormProps) => ReactNode> = {
  localizacao: LocationStep,
  informacoes: InfosStep,
  valores: PricesStep,
  contato: OwnerStep,
};

function useStep<Step extends AnnounceStep>(step: Step, { page, reply }: StepFormProps) {
  const { rules, isCheck, known, found } = page;
  const form = useMemo(() => announceForms[step](rules), [step, rules]) as ReturnType<
    (typeof announceForms)[Step]
  >;
  return useForm(form as never, {
    action: links.announceStep(step, { check: isCheck }),
    reply: reply ?? found,
    known,
  }) as unknown as FormState<keyof ReturnType<(typeof announceForms)[Step]>['labels'] & string>;
}

/** Common part of all steps: draft state, back link and submit button. */
function StepLayout({
  page,
  form,
  children,
}: StepFormProps & { form: FormState<never>; children: ReactNode }) {
  const { step, saved, wasLeft, base, from, isCheck } = page;
  const latest = useDraftSaver(form.id, step, form.pending) ?? saved;
  const before = announceSteps[announceSteps.findIndex(({ name }) => name === step) - 1];
  const back = isCheck ? links.announceCheck() : before && links.announceStep(before.name);
  return (
    <>
      <DraftHead
        draft={latest}
        left={wasLeft && !form.reply ? saved : null}
        action={links.announceStep(step)}
      />
      <FormLayout
        form={form}
        submit={<SubmitButton pending={form.pending}>Continuar</SubmitButton>}
        foot={
          <>
            {back && (
              <a className="bt bt--3 elo" href={back}>
                <Icon name="back" small />
                Voltar
              </a>
            )}
            <ContinueOnPhone />
          </>
        }
      >
        <input type="hidden" name={draftField.base} value={base} />
        {from && <input type="hidden" name={draftField.from} value={from} />}
        {children}
      </FormLayout>
    </>
  );
}
