import { useEffect, useMemo } from 'react';
import { longParts } from '@domain/announcement/long-form';
import type { AnnounceRules } from '~/domain/announce-rules';
import { Icon } from '~/components/ui/icon';
import { draftField, intents, whole } from '~/features/announce/draft-form';
import { DraftHead } from '~/features/announce/draft-line';
import { longForm } from '~/features/announce/long-form';
import { ContinueOnPhone } from '~/features/announce/continue-on-phone';
import { type DraftSaved, useDraftSaver } from '~/features/announce/save-draft.browser';
import { CampaignField } from '~/features/marketing/campaign-field';
import { FormLayout } from '~/forms/form-layout';
import type { FormReply } from '~/forms/form-reply';
import { hiddenField } from '~/forms/hidden-fields';
import { PrivacyLine } from '~/forms/privacy-line';
import { SubmitButton } from '~/forms/submit-button';
import { Honeypot } from '~/forms/honeypot';
import { useForm } from '~/forms/use-form';
import { links } from '~/links';
import type { LongReply } from './action.server';
import { LongPart } from './parts';

type Result = NonNullable<FormReply['result']>;

export interface LongFormPage {
  rules: AnnounceRules;
  hasCep: boolean;
  asksContract: boolean;
  base: number;
  saved: DraftSaved | null;
  wasLeft: boolean;
  /** Idempotency key: repeated sends create one announcement. */
  key: string;
  /** Sealed time of display. */
  time: string;
  known: object;
  /** Errors of the stored draft. */
  wrong?: Result['error'];
}

/** Complete announcement on one page with an index (brief §17.6). */
export function LongForm({ page, reply }: { page: LongFormPage; reply: LongReply | undefined }) {
  const { rules, known, wrong, base, key, saved, wasLeft } = page;
  const definition = useMemo(() => longForm(rules), [rules]);
  const found = useMemo<FormReply | undefined>(
    () => (wrong ? { result: { initialValue: known as Result['initialValue'], error: wrong } } : undefined),
    [wrong, known],
  );
  const form = useForm(definition, { action: links.ownerPage(), reply: reply ?? found, known });
  const latest = useDraftSaver(form.id, whole, form.pending) ?? saved;
  const { problems, attempt } = form;
  useEffect(() => {
    for (const { id } of problems) unfold(id);
    // Once for each attempt, so that later collapses by the user stay.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [attempt]);
  return (
    <div className="relat longo">
      <nav className="relat__nav" aria-label="Partes do formulário">
        <ul>
          {longParts.map(({ id, label }) => (
            <li key={id}>
              <a href={`#${id}`} onClick={() => unfold(id)}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="relat__corpo">
        <DraftHead draft={latest} left={wasLeft && !form.reply ? saved : null} action={links.ownerPage()} />
        <FormLayout
          form={form}
          submit={
            <>
              <PrivacyLine />
              <SubmitButton pending={form.pending}>Enviar imóvel</SubmitButton>
            </>
          }
          foot={
            <>
              <AddPhotos />
              <ContinueOnPhone />
            </>
          }
        >
          {/* Enter activates a form's first button; without this one it is the CEP lookup. */}
          <button hidden />
          <input type="hidden" name={draftField.base} value={base} />
          <input type="hidden" name={hiddenField.key} value={key} />
          <input type="hidden" name={hiddenField.time} value={reply?.time ?? page.time} />
          <CampaignField value={reply?.result?.initialValue?.[hiddenField.campaign]} />
          <Honeypot formId={form.id} />
          {longParts.map((part) => (
            <LongPart {...part} form={form} page={page} cepResult={reply?.cep} key={part.id} />
          ))}
        </FormLayout>
      </div>
    </div>
  );
}

/** Photos open in another tab: contract fields are only in this page until it is sent. */
const AddPhotos = () => (
  <button
    className="bt bt--3 elo"
    name={draftField.intent}
    value={intents.photos}
    formNoValidate
    formTarget="_blank"
  >
    <Icon name="picture" small />
    {intents.photos}
    <span className="vh"> (abre em outra aba)</span>
  </button>
);

const unfold = (id: string) => document.getElementById(id)?.closest('details')?.setAttribute('open', '');
